/** One lot by its id: lots are only searched. */
export const unPase = (id: string | null) => ({
  body: { advancedFilter: { field: 'id', operator: 'eq', value: Number(id) } as const, pageSize: 1 },
})

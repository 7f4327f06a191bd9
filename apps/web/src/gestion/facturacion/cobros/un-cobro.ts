/** One payment by its id: payments are only searched. */
export const unCobro = (id: string | null) => ({
  body: { advancedFilter: { field: 'id', operator: 'eq', value: Number(id) } as const, pageSize: 1 },
})

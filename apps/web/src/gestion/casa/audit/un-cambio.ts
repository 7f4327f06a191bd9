/** One change by its id: the audit is only searched. */
export const unCambio = (id: string | null) => ({
  body: { advancedFilter: { field: 'id', operator: 'eq', value: Number(id) } as const, pageNumber: 1, pageSize: 1 },
})

/** The pages that the header and the phone's menu lead to, in their order. */
export const NAVIGATION = [{ to: '/', label: 'nav.home' }] as const

export interface Shot {
  url: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface Result {
  perSecond: number
  p50: number
  p95: number
  failed: number
  bytes: number
}

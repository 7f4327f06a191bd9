import { MAX_PAGE_SIZE } from '@telar/contract/kit/limits'

/** The seasons, the newest first. */
export const TODAS_LAS_TEMPORADAS = {
  body: { pageNumber: 1, pageSize: MAX_PAGE_SIZE, orderBy: ['fechaInicio desc'] },
}

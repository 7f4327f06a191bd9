/** The widths in which a picture is served, as AVIF, WebP and JPEG, at `/img/{id}/{ancho}.{formato}`. */
export const ANCHOS = [160, 320, 480, 640, 800, 1200, 1600] as const

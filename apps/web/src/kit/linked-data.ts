/** Data for search engines. The router renders it as a script; its types only know of meta elements. */
export const linkedData = (data: object): { property?: string } =>
  ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } }) as object

/** Where a page is in the site, from the top down. */
export const breadcrumbs = (origin: string, steps: readonly (readonly [name: string, path: string])[]) =>
  linkedData({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: origin + path,
    })),
  })

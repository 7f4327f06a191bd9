import { useTranslation } from '../../i18n/use-translation.ts'

/** The head of a matrix: colour, every size, total. */
export function Tallas({ tallas }: { tallas: readonly string[] }) {
  const { t } = useTranslation('account')
  return (
    <thead>
      <tr>
        <th scope="col">{t('matrix.colour')}</th>
        {tallas.map((talla) => (
          <th key={talla} scope="col">
            {talla}
          </th>
        ))}
        <th scope="col">{t('matrix.total')}</th>
      </tr>
    </thead>
  )
}

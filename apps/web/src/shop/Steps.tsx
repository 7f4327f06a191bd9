import { useTranslation } from 'react-i18next'

/** How a shop becomes a customer. */
export function Steps() {
  const { t } = useTranslation()
  const steps = [t('steps.one'), t('steps.two'), t('steps.three')]
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li key={step}>
          <span>{index + 1}</span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}

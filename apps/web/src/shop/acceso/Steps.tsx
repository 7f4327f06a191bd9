import { useTranslation } from '../../i18n/use-translation.ts'

/** Numbered steps, one below the other. */
export function StepList({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="stages">
      {steps.map((step, index) => (
        <li key={step}>
          <span>{index + 1}</span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}

/** How a shop becomes a customer. */
export function Steps() {
  const { t } = useTranslation()
  return <StepList steps={[t('steps.one'), t('steps.two'), t('steps.three')]} />
}

import { Icon } from './Icon.tsx'

/** What is wrong with a form as a whole; stands above its button and is read aloud when it appears. */
export function FormErrors({ messages }: { messages: readonly string[] }) {
  return (
    <div role="alert">
      {messages.map((message) => (
        <p key={message} className="field-err form-err">
          <Icon name="alert" />
          <span>{message}</span>
        </p>
      ))}
    </div>
  )
}

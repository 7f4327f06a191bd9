import type { Plugin } from 'vite'

const REACT_DOM = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/

/** Steps that find nothing to do where nobody uses what they are for. */
const IDLE = [
  // `<ViewTransition>`
  'trackEnterViewTransitions',
  'applyViewTransitionToHostInstances',
  'restoreViewTransitionOnHostInstances',
  'restoreViewTransitionName',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureNestedViewTransitions',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  // the `ref` of a fragment
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  // `preload`, `preinit` and `preconnect`: the server's HTML names what a page needs
  'preconnectAs',
  'preload',
  'preloadModule',
  'preinitScript',
  'preinitStyle',
  'preinitModuleScript',
]

/** What a page that used it would have to be told: `<SuspenseList>`, `<Activity>`, `useActionState`, custom elements. */
const REFUSED = [
  'updateSuspenseListComponent',
  'cutOffTailIfNeeded',
  'updateActivityComponent',
  'mountActionState',
  'updateActionStateImpl',
  'rerenderActionState',
  'setPropOnCustomElement',
]

/** In a built page components have no names, so the lines that would tell an error's way through them say nothing. */
const SAID = ['getStackByFiberInDevAndProd', 'getComponentNameFromType']

const METHODS = /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^\};\n/gm

/** React's code with another body of a function; another version of React that lacks it does not pass unnoticed. */
const withBody = (body: string) => (code: string, name: string) => {
  const whole = new RegExp(`^function ${name}\\([^)]*\\) \\{[\\s\\S]*?^\\}\\n`, 'm')
  if (!whole.test(code)) throw new Error(`React has no ${name} to be left out`)
  return code.replace(whole, `function ${name}() {${body}}\n`)
}

/** React without what these pages do not use. */
export function lean(code: string): string {
  const idle = IDLE.reduce(withBody(''), code)
  const refused = REFUSED.reduce(withBody('throw Error("Left out by vite/lean-react.ts")'), idle)
  return SAID.reduce(withBody('return ""'), refused).replace(METHODS, '')
}

/** An eighth of what React brings to browsers is for features that no page has. */
export const leanReact = (): Plugin => ({
  name: 'telar:lean-react',
  apply: 'build',
  transform: { filter: { id: REACT_DOM }, handler: lean },
})

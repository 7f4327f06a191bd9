import type { Plugin } from 'vite'
import { REFUSES, withBody } from './with-body.ts'

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
  'queueTransitionTypes',
  // an `action` of a form that is no address
  'recursivelyResetForms',
  'scheduleReplayQueueIfNeeded',
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

/** What a page that used it would have to be told: `<SuspenseList>`, `<Activity>`, `useActionState`, an `action` that is no
 * address, custom elements. */
const REFUSED = [
  'updateSuspenseListComponent',
  'cutOffTailIfNeeded',
  'updateActivityComponent',
  'mountActionState',
  'updateActionStateImpl',
  'rerenderActionState',
  'startHostTransition',
  'setPropOnCustomElement',
]

/** In a built page components have no names, so the lines that would tell an error's way through them say nothing. */
const SAID = ['getStackByFiberInDevAndProd', 'getComponentNameFromType']

const METHODS = /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^\};\n/gm

/** React without what these pages do not use. */
function lean(code: string): string {
  const idle = IDLE.reduce(withBody(''), code)
  const refused = REFUSED.reduce(withBody(REFUSES), idle)
  return SAID.reduce(withBody('return ""'), refused).replace(METHODS, '')
}

/** An eighth of what React brings to browsers is for features that no page has. */
export const leanReact = (): Plugin => ({
  name: 'telar:lean-react',
  apply: 'build',
  transform: { filter: { id: REACT_DOM }, handler: lean },
})

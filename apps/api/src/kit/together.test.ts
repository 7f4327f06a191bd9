import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { Together } from './together.ts'

interface One {
  who: string
  what: string
}
const one = (who: string, what = who): One => ({ who, what })

/** Somebody who is asked, and answers when told to. */
function asked({ most = 3, patience = 10_000 } = {}) {
  const questions: { all: string[]; answer: (found: Map<string, string>) => void; fail: (error: Error) => void }[] = []
  const together = new Together<One, string>({
    ...{ most, patience },
    about: ({ who }) => who,
    ask: (all) => new Promise((answer, fail) => questions.push({ all: all.map(({ what }) => what), answer, fail })),
  })
  const answer = (n: number) =>
    questions[n]?.answer(new Map(questions[n].all.map((what) => [what.charAt(0), `${what}!`])))
  return { together, answer, questions, said: () => questions.map(({ all }) => all) }
}

describe('who asks', () => {
  test('alone waits for nobody; who comes meanwhile goes with the next, and has an answer of their own', async () => {
    const { together, answer, said } = asked()
    const first = together.ask(one('a'))
    const others = [together.ask(one('b')), together.ask(one('c'))]
    expect(said()).toEqual([['a']])
    answer(0)
    expect(await first).toBe('a!')
    await expect.poll(said).toEqual([['a'], ['b', 'c']])
    answer(1)
    expect(await Promise.all(others)).toEqual(['b!', 'c!'])
  })

  test('with as many as go together waits for nobody', async () => {
    const { together, said } = asked({ most: 2 })
    for (const who of ['a', 'b', 'c', 'd', 'e', 'f']) void together.ask(one(who))
    await expect.poll(said).toEqual([['a'], ['b', 'c'], ['d', 'e']])
  })

  test('goes with no more than there is room for, in the order in which they came', async () => {
    const { together, answer, said } = asked({ most: 2 })
    const all = ['a', 'b', 'c', 'd'].map((who) => together.ask(one(who)))
    for (const n of [0, 1, 2]) {
      answer(n)
      await sleep(1)
    }
    expect(await Promise.all(all)).toEqual(['a!', 'b!', 'c!', 'd!'])
    expect(said()).toEqual([['a'], ['b', 'c'], ['d']])
  })

  test('about the same goes one after the other', async () => {
    const { together, answer, said } = asked()
    const all = [one('x'), one('a', 'a1'), one('a', 'a2'), one('b')].map((each) => together.ask(each))
    for (const n of [0, 1, 2]) {
      answer(n)
      await sleep(1)
    }
    expect(await Promise.all(all)).toEqual(['x!', 'a1!', 'a2!', 'b!'])
    expect(said()).toEqual([['x'], ['a1', 'b'], ['a2']])
  })

  test('about the same waits for them, however many wait and however long', async () => {
    const { together, answer, said } = asked({ most: 2, patience: 5 })
    const all = ['a1', 'a2', 'a3'].map((what) => together.ask(one('a', what)))
    void together.ask(one('b'))
    await expect.poll(said).toEqual([['a1'], ['b']])
    await sleep(15)
    expect(said()).toEqual([['a1'], ['b']])
    answer(0)
    expect(await all[0]).toBe('a1!')
    await expect.poll(() => said().length).toBe(3)
  })

  test('is not held up for long by those who are not answered', async () => {
    const { together, answer, said } = asked({ patience: 5 })
    const slow = together.ask(one('a'))
    const quick = together.ask(one('b'))
    await expect.poll(said).toEqual([['a'], ['b']])
    answer(1)
    expect(await quick).toBe('b!')
    answer(0)
    expect(await slow).toBe('a!')
  })

  test('and is not answered is told nothing; what fails, fails for those who went together and nobody else', async () => {
    const { together, questions, answer } = asked()
    const all = ['a', 'b', 'c'].map((who) => together.ask(one(who)).catch((error: Error) => error.message))
    questions[0]?.answer(new Map())
    expect(await all[0]).toBeUndefined()
    questions[1]?.fail(new Error('no'))
    expect(await Promise.all(all)).toEqual([undefined, 'no', 'no'])
    const next = together.ask(one('d'))
    answer(2)
    expect(await next).toBe('d!')
  })
})

const JSON_TYPE = { 'content-type': 'application/json' }
const PASSWORD = 'telar-demo-2027'

export type Identity = Record<string, string>

/** What somebody of the demo sends along with everything they ask. */
export async function entrar(url: string, email: string): Promise<Identity> {
  const body = JSON.stringify({ email, password: PASSWORD })
  const answer = await fetch(`${url}/api/tokens`, { method: 'POST', headers: JSON_TYPE, body })
  const { token } = (await answer.json()) as { token: string }
  return { ...JSON_TYPE, authorization: `Bearer ${token}` }
}

/** The result of a request without a session. */
export type Answer =
  | { ok: true; message: string }
  | { ok: false; message: string; campos: Record<string, string>; status?: number }

const LOST = 'Erro na conexão com o servidor.'

/** Sends a form of the public pages, which do not load Apollo Client. Never throws. */
export async function send(path: string, body: object): Promise<Answer> {
  try {
    const answer = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { message, error, campos = {} } = await answer.json()
    if (answer.ok) return { ok: true, message: String(message ?? '') }
    return { ok: false, message: String(error ?? LOST), campos, status: answer.status }
  } catch {
    return { ok: false, message: LOST, campos: {} }
  }
}

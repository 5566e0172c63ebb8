const { CANDEIA_URL, CANDEIA_TOKEN } = process.env

/** O texto é para pessoas; code, status, campos e correlacao são para o programa. */
export class ErroDaApi extends Error {
  constructor({ message, extensions }) {
    super(message)
    Object.assign(this, extensions)
  }
}

const esperar = (segundos) => new Promise((pronto) => setTimeout(pronto, segundos * 1000))

/** Envia uma consulta ou mutação e devolve os dados. Se o servidor está ocupado, espera e tenta de novo. */
export async function pedir(query, variables = {}, { chave, tentativas = 4 } = {}) {
  const resposta = await fetch(`${CANDEIA_URL}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${CANDEIA_TOKEN}`,
      ...(chave && { 'idempotency-key': chave }),
    },
    body: JSON.stringify({ query, variables }),
  })
  if ([429, 503].includes(resposta.status) && tentativas > 1) {
    await esperar(Number(resposta.headers.get('retry-after') ?? 5))
    return pedir(query, variables, { chave, tentativas: tentativas - 1 })
  }
  const { data, errors } = await resposta.json()
  if (errors) throw new ErroDaApi(errors[0])
  return data
}

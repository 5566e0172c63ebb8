/*
 * Keeps contatos.vcf, an address book of the church's active people, up to date. Only people who have changed since the
 * last run are read. The API token needs usuario.ler. Without usuario.lerEmail the cards have no e-mail; without
 * usuario.lerDadosPessoais they have no telephone and no birthday.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { ContatoDocument, type ContatoQuery, type TypedDocumentString, VersoesDocument } from './candeia.generated.js'

const { CANDEIA_URL, CANDEIA_TOKEN } = process.env

async function ask<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const response = await fetch(`${CANDEIA_URL}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${CANDEIA_TOKEN}` },
    body: JSON.stringify({ query: document.toString(), variables }),
  })
  if (response.status === 429 || response.status === 503) {
    await new Promise((resolve) => setTimeout(resolve, Number(response.headers.get('retry-after') ?? 5) * 1000))
    return ask(document, variables)
  }
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] }
  if (errors?.[0]) throw new Error(errors[0].message)
  return data
}

/** uuid -> version of every active person */
async function versions(): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  let after: string | null | undefined
  do {
    const { nodes, pageInfo } = (await ask(VersoesDocument, { after })).usuarios
    for (const { uuid, versao } of nodes) found.set(uuid, versao)
    after = pageInfo.hasNextPage ? pageInfo.endCursor : undefined
  } while (after)
  return found
}

const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** A vCard 4.0 (RFC 6350); its lines have at most 75 bytes, and go on after a space. */
function card(person: NonNullable<ContatoQuery['usuario']>): string {
  const { uuid, name, email, telefoneUsuario, dataNascimento, endereco, numero, bairro, cidade, uf, cep } = person
  const street = [endereco, numero].filter(Boolean).join(', ')
  const address = ['', bairro ?? '', street, cidade ?? '', uf ?? '', cep ?? '', 'Brasil']
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `UID:urn:uuid:${uuid}`,
    `FN:${escaped(name)}`,
    email && `EMAIL:${escaped(email)}`,
    telefoneUsuario && `TEL;VALUE=uri:tel:+55${telefoneUsuario}`,
    dataNascimento && `BDAY:${dataNascimento.replaceAll('-', '')}`,
    cidade && `ADR:${address.map(escaped).join(';')}`,
    'END:VCARD',
  ]
  return lines
    .filter((line) => typeof line === 'string' && line !== '')
    .map((line) => `${folded(line as string)}\r\n`)
    .join('')
}

function folded(line: string): string {
  let [text, bytes] = ['', 0]
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (bytes + size > 75) [text, bytes] = [`${text}\r\n `, 1]
    text += sign
    bytes += size
  }
  return text
}

type Known = Record<string, { versao: number; card: string }>
const stateFile = 'contatos.json'
const known: Known = existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : {}

const now = await versions()
const outdated = [...now].filter(([uuid, versao]) => known[uuid]?.versao !== versao).map(([uuid]) => uuid)
const removed = Object.keys(known).filter((uuid) => !now.has(uuid))
const added = outdated.filter((uuid) => !known[uuid]).length

for (const uuid of removed) delete known[uuid]
const waiting = outdated.values()
// a token may send four requests at once
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (const uuid of waiting) {
      const { usuario } = await ask(ContatoDocument, { id: uuid })
      // with an error it is null, and `ask` has thrown the error
      if (usuario) known[uuid] = { versao: usuario.versao, card: card(usuario) }
    }
  }),
)

writeFileSync(
  'contatos.vcf',
  Object.values(known)
    .map((each) => each.card)
    .join(''),
)
writeFileSync(stateFile, JSON.stringify(known))
console.log(`${added} novos, ${outdated.length - added} alterados, ${removed.length} removidos, ${now.size} ao todo`)

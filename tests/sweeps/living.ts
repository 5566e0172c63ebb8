import { getNamedType } from 'graphql'
import type { GraphqlAnswer, RestAnswer, TestApp, TestChurch } from '../factories/harness.js'
import { realPath } from '../factories/records.js'
import { type Body, sampleOf } from './bodies.js'
import type { Life } from './lives.js'

type Row = Record<string, unknown>

/** One kind of record in one church, as its administrator. */
export class Living {
  constructor(
    private readonly app: TestApp,
    private readonly church: TestChurch,
    private readonly token: string,
    readonly life: Life,
  ) {}

  private sample = () => sampleOf(this.app, this.token, this.life.kind)

  async post(changed: Body = {}, as = this.token): Promise<RestAnswer> {
    const { path, body } = await this.sample()
    return this.app.rest(as, 'POST', path, { ...body, ...changed })
  }

  async at(id: number, method: 'GET' | 'PUT', changed: Body = {}): Promise<RestAnswer> {
    const { path, body } = await this.sample()
    return this.app.rest(this.token, method, `${path}/${id}`, method === 'PUT' ? { ...body, ...changed } : undefined)
  }

  /** The REST list of the church, and how many records it says that there are. */
  async all(query: string): Promise<{ rows: Row[]; total: unknown }> {
    const { path = '', under } = this.life.all ?? {}
    const real = await realPath(this.app, this.token, path)
    const { body, headers } = await this.app.rest(this.token, 'GET', `${real}?${query}`)
    return { rows: under ? body[under] : body, total: headers['x-total-count'] }
  }

  /** Creates a record with this text, and answers its number. A kind without such a text is created as it comes. */
  async create(text: string): Promise<number> {
    const { table, kind, post, text: field = '' } = this.life
    if (post) {
      const { status, body } = await this.post({ [field]: text })
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body.id
    }
    await kind.make(this.app, this.token)
    const newest = `select max(id) as id from ${table} where id_cliente = $1`
    return (await this.app.sql<{ id: number }>(newest, [this.church.idCliente]))[0]?.id ?? 0
  }

  /** A mutation of one record, which answers every question with yes. */
  private async mutate(
    name: string,
    asked: string,
    ref: number | string,
    as: string,
    input?: object,
  ): Promise<GraphqlAnswer> {
    const type = input && this.life.input?.name
    const send = (confirmacoes?: string[]) => {
      const declared = `${type ? `, $input: ${type}!` : ''}${confirmacoes ? ', $confirmacoes: [String!]' : ''}`
      const given = `${type ? ', input: $input' : ''}${confirmacoes ? ', confirmacoes: $confirmacoes' : ''}`
      const text = `mutation($id: ID!${declared}) { ${name}(id: $id${given}) { ${asked} } }`
      return this.app.graphql(as, text, { id: String(ref), input, confirmacoes })
    }
    const answer = await send()
    const questions = answer.errors?.[0]?.extensions.confirmacoes
    return questions ? send(questions.map(({ nome }) => nome)) : answer
  }

  async update(ref: number | string, changed: Body = {}, as = this.token): Promise<GraphqlAnswer> {
    const fields = this.life.input?.getFields() ?? {}
    const whole = Object.entries({ ...(await this.sample()).body, ...changed }).filter(([name]) => fields[name])
    const typed = whole.map(([name, value]) => [
      name,
      getNamedType(fields[name]?.type)?.name === 'ID' && value ? String(value) : value,
    ])
    return this.mutate(this.life.update ?? '', 'versao', ref, as, Object.fromEntries(typed))
  }

  remove = (ref: number | string, as = this.token) => this.mutate(this.life.remove, 'message', ref, as)

  restore = (ref: number | string, as = this.token) => this.mutate(this.life.restore, 'excluidoEm', ref, as)

  /** Gives a record the next version, as an edit of somebody else does, and answers it. */
  async changedByAnother(id: number): Promise<number> {
    const next = `update ${this.life.table} set versao = versao + 1 where id = $1 returning versao`
    return (await this.app.sql<{ versao: number }>(next, [id]))[0]?.versao ?? 0
  }

  one(ref: number | string, as = this.token): Promise<GraphqlAnswer> {
    const { one, fields } = this.life
    return this.app.graphql(as, `query($id: ID!) { ${one}(id: $id) { ${fields} } }`, { id: String(ref) })
  }

  /** The whole record, without what every change moves. */
  async whole(id: number): Promise<Row> {
    const { data, errors } = await this.one(id)
    if (errors) throw new Error(JSON.stringify(errors))
    const { versao, updatedAt, ...record } = data[this.life.one]
    return record
  }

  list(args: string, as = this.token): Promise<GraphqlAnswer> {
    const { list, text = '' } = this.life
    return this.app.graphql(
      as,
      `{ ${list}(${args}) { totalCount pageInfo { hasNextPage endCursor } nodes { id ${text} } } }`,
    )
  }

  /** The rows of the list, page by page, and how many the list says that there are. */
  async rows(args: string, first = 100): Promise<{ rows: Row[]; total: number }> {
    const rows: Row[] = []
    for (let after = ''; ; ) {
      const { data, errors } = await this.list(`first: ${first}, ${args}${after}`)
      if (errors) throw new Error(JSON.stringify(errors))
      const { nodes, pageInfo, totalCount } = data[this.life.list]
      rows.push(...nodes)
      if (!pageInfo.hasNextPage) return { rows, total: totalCount }
      after = `, after: "${pageInfo.endCursor}"`
    }
  }

  /** The numbers of this kind's records that the global search finds. */
  async hits(text: string): Promise<number[]> {
    const { data } = await this.app.graphql(this.token, `{ buscar(texto: ${JSON.stringify(text)}) { tipo id } }`)
    const hits: { tipo: string; id: number }[] = data.buscar
    return hits.filter(({ tipo }) => tipo === this.life.feature.name).map(({ id }) => id)
  }

  file(query: string, as = this.token): Promise<RestAnswer> {
    return this.app.rest(as, 'GET', `${this.life.exported?.path}?formato=csv${query}`)
  }
}

import { TwoChurches } from './churches.js'
import { type TestChurch, unique } from './harness.js'

/** A type of post, and helpers for tests of posts. */
export class PostsLab extends TwoChurches {
  tipo!: number

  override async open() {
    await super.open()
    this.tipo = await this.firstType(this.betel)
    return this
  }

  readonly firstType = async (church: TestChurch): Promise<number> =>
    (await this.app.rest(await church.token(1), 'GET', '/tipoPosts?limit=1')).body[0].id

  readonly fields = (data: object = {}) => ({
    idTipoPost: this.tipo,
    tituloPost: unique('Vigília '),
    textoPost: '<p>Sexta-feira, às <strong>22h</strong>.</p>',
    ...data,
  })

  readonly create = async (data: object = {}) =>
    (await this.app.rest(await this.betel.token(1), 'POST', '/posts', this.fields(data))).body
}

import { TwoChurches } from './churches.js'
import { type TestChurch, unique } from './harness.js'

/** A resource, and helpers for tests of its reservations. */
export class BookingsLab extends TwoChurches {
  recurso!: number
  private day = 0

  override async open() {
    await super.open()
    this.recurso = await this.newRecurso(this.betel)
    return this
  }

  /** @returns the number */
  readonly newRecurso = async (church: TestChurch, data: object = {}): Promise<number> => {
    const token = await church.token(1)
    const [{ id: idTipoRecurso }] = (await this.app.rest(token, 'GET', '/tipoRecursos?limit=1')).body
    return (await this.app.rest(token, 'POST', '/recursos', { nomeRecurso: unique('Van '), idTipoRecurso, ...data }))
      .body.id
  }

  /** Two hours of a day that no other test uses. */
  readonly fields = (data: object = {}) => {
    const date = new Date(Date.UTC(2031, 0, ++this.day)).toISOString().slice(0, 10)
    return {
      idRecurso: this.recurso,
      dataInicio: `${date}T19:00`,
      dataFim: `${date}T21:00`,
      finalidade: unique('Culto '),
      ...data,
    }
  }

  readonly create = async (data: object = {}) =>
    (await this.app.rest(await this.betel.token(1), 'POST', '/reservas', this.fields(data))).body
}

export const restaurar = 'mutation($id: ID!) { restaurarReserva(id: $id) { excluidoEm } }'

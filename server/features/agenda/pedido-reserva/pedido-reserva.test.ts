import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { unique } from '../../../../tests/factories/harness.js'
import { senha, withPassword } from '../../../../tests/factories/privacidade.js'
import { BookingsLab } from '../../../../tests/factories/reservas.js'
import { countStatements } from '../../../../tests/factories/statements.js'
import {
  actionsOfOwnPedido,
  actionsOfPedido,
  cancelRefusal,
  decisionRefusal,
  maxPedidos,
} from './pedido-reserva.rules.js'

const lab = new BookingsLab()
beforeAll(() => lab.open())
afterAll(() => lab.app.close())

interface Person {
  id: number
  token: string
}
const someone = async (perfil: 2 | 3 | 5 = 2, data: object = {}) => {
  const { id, email } = await lab.betel.person({ perfil, ...data })
  return { id, email: email ?? '', token: await lab.app.session(lab.betel.idCliente, id) }
}

const fields =
  '{ id uuid idRecurso nomeRecurso dataInicio dataFim finalidade pessoas observacao situacao resposta versao acoesPermitidas }'
const send = (token: string | null, input: object) =>
  lab.app.graphql(token, `mutation($input: PedidoReservaInput!) { pedirReserva(input: $input) ${fields} }`, { input })
const edit = (token: string, id: number, input: object) =>
  lab.app.graphql(
    token,
    `mutation($id: ID!, $input: PedidoReservaInput!) { atualizarPedidoReserva(id: $id, input: $input) ${fields} }`,
    { id: String(id), input },
  )
const giveUp = (token: string, id: number) =>
  lab.app.graphql(token, `mutation($id: ID!) { desistirDoPedidoReserva(id: $id) ${fields} }`, { id: String(id) })
const decided = '{ id situacao resposta idRecurso idReserva dataInicio acoesPermitidas reserva { id } decisor { id } }'
const approve = (token: string, id: number, input?: object) =>
  lab.app.graphql(
    token,
    `mutation($id: ID!, $input: AprovarPedidoInput) { aprovarPedidoReserva(id: $id, input: $input) ${decided} }`,
    { id: String(id), input },
  )
const refuse = (token: string, id: number, answer: string) =>
  lab.app.graphql(token, `mutation($id: ID!, $r: String!) { recusarPedidoReserva(id: $id, resposta: $r) ${decided} }`, {
    id: String(id),
    r: answer,
  })
const callOff = (token: string, id: number, answer = 'Vai haver uma obra.') =>
  lab.app.graphql(
    token,
    `mutation($id: ID!, $r: String!) { cancelarPedidoReserva(id: $id, resposta: $r) ${decided} }`,
    { id: String(id), r: answer },
  )

/** A request that the server took. */
async function ask(who: Person, data: object = {}) {
  const { data: answer, errors } = await send(who.token, { ...lab.fields(data) })
  expect(errors).toBeUndefined()
  return answer.pedirReserva as { id: number; versao: number; idRecurso: number; dataInicio: string; dataFim: string }
}
const own = async (who: Person) =>
  (await lab.app.graphql(who.token, `{ meusPedidosReserva(first: 50) { totalCount nodes ${fields} } }`)).data
    .meusPedidosReserva.nodes
const all = async (token: string) =>
  (await lab.app.graphql(token, '{ pedidosReserva(first: 50) { nodes { id situacao } } }')).data.pedidosReserva.nodes
const refusal = ({ status, errors }: { status: number; errors?: { message: string }[] }) => [
  status,
  errors?.[0]?.message,
]
const bookings = (idRecurso: number) =>
  lab.app.sql('select id, id_responsavel, finalidade from reserva where id_recurso = $1 and excluido_em is null', [
    idRecurso,
  ])

/** The e-mails to this person. */
async function mailTo(email: string): Promise<{ assunto: string; texto: string }[]> {
  return (await lab.app.emails(lab.betel.idCliente)).filter(({ para }) => para === email)
}

describe('asking for a room', () => {
  test('a member asks, sees the own request, changes it while it waits and withdraws it; nobody else sees the note but those who decide', async () => {
    const [member, other] = [await someone(), await someone()]
    const leader = await someone(3)
    const asked = await ask(member, { pessoas: 12, observacao: 'Preciso da chave na véspera.' })
    expect(await own(member)).toEqual([
      expect.objectContaining({
        id: asked.id,
        situacao: 'pendente',
        pessoas: 12,
        observacao: 'Preciso da chave na véspera.',
        acoesPermitidas: ['editar', 'cancelar'],
      }),
    ])
    expect(await own(other)).toEqual([])
    expect((await lab.app.graphql(member.token, '{ pedidosReserva { totalCount } }')).status).toBe(403)
    expect(await all(leader.token)).toContainEqual({ id: asked.id, situacao: 'pendente' })

    const input = lab.fields({ finalidade: 'Ensaio das crianças', versao: asked.versao })
    const { data } = await edit(member.token, asked.id, input)
    expect(data.atualizarPedidoReserva).toMatchObject({ finalidade: 'Ensaio das crianças', pessoas: 12, versao: 2 })
    expect((await edit(member.token, asked.id, input)).errors?.[0]?.extensions.code).toBe('STALE')
    for (const answer of [await edit(other.token, asked.id, lab.fields()), await giveUp(other.token, asked.id)])
      expect(refusal(answer)).toEqual([404, 'Pedido não encontrado.'])

    for (const _ of [1, 2])
      expect((await giveUp(member.token, asked.id)).data.desistirDoPedidoReserva).toMatchObject({
        situacao: 'cancelado',
        acoesPermitidas: [],
      })
    expect(refusal(await edit(member.token, asked.id, lab.fields()))).toEqual([
      409,
      'Este pedido foi cancelado. Faça um pedido novo.',
    ])
  })

  test('a request needs a purpose, a coming time, a resource of the church, people and units', async () => {
    const { token } = await someone()
    const theirs = await lab.newRecurso(lab.other)
    const cases: [object, string, string][] = [
      [{ finalidade: ' ' }, 'finalidade', 'Diga para que é.'],
      [{ dataInicio: '2031-05-01T10:00', dataFim: '2031-05-01T10:00' }, 'dataFim', 'O fim deve ser depois do início.'],
      [{ dataInicio: '2020-05-01T10:00' }, 'dataInicio', 'Peça um horário que ainda não passou.'],
      [{ idRecurso: theirs }, 'idRecurso', 'Recurso não encontrado.'],
      [{ pessoas: 0 }, 'pessoas', 'Conte ao menos uma pessoa.'],
      [{ quantidade: 0 }, 'quantidade', 'Peça ao menos uma unidade.'],
    ]
    const count = async () => (await lab.app.sql('select from pedido_reserva')).length
    const before = await count()
    for (const [data, field, text] of cases) {
      const { errors } = await send(token, lab.fields(data))
      expect([data, errors?.[0]?.extensions.campos]).toEqual([data, { [field]: text }])
    }
    expect(await count()).toBe(before)
  })

  test('what is reserved already, or inactive, is refused with the reservations that take it', async () => {
    const { token } = await someone()
    const times = lab.fields({ finalidade: 'Casamento' })
    await lab.create(times)
    const [status, message] = refusal(await send(token, times))
    expect([status, message]).toEqual([409, expect.stringContaining('Casamento')])
    const idle = await lab.newRecurso(lab.betel, { status: 0 })
    expect(refusal(await send(token, lab.fields({ idRecurso: idle })))).toEqual([
      409,
      expect.stringContaining('está inativo'),
    ])
  })

  test('one person has at most ten requests that wait', async () => {
    const member = await someone()
    for (let count = 0; count < maxPedidos; count++) await ask(member)
    expect(refusal(await send(member.token, lab.fields()))[1]).toMatch(/^Você já tem 10 pedidos/)
    const [first] = await own(member)
    await giveUp(member.token, first.id)
    await ask(member)
  })

  test('a person of another church, and the platform, cannot ask', async () => {
    expect((await send(await lab.app.platformToken(), lab.fields())).status).toBe(403)
    expect((await send(null, lab.fields())).status).toBe(401)
    expect(refusal(await send(await lab.other.token(2), lab.fields()))[0]).toBe(422)
  })
})

describe('deciding', () => {
  test('an approval makes the reservation of the person who asked; of two leaders who approve at the same moment one is told', async () => {
    const member = await someone()
    const leaders = [await someone(3), await someone(5)] as const
    const idRecurso = await lab.newRecurso(lab.betel)
    const asked = await ask(member, { idRecurso, finalidade: 'Chá de bebê' })
    const answers = await Promise.all(leaders.map(({ token }) => approve(token, asked.id)))
    const won = answers.findIndex(({ errors }) => !errors)
    expect(answers[won]?.data.aprovarPedidoReserva).toMatchObject({
      situacao: 'aprovado',
      decisor: { id: leaders[won as 0 | 1].id },
      acoesPermitidas: ['cancelar'],
    })
    expect(refusal(answers[1 - won] as (typeof answers)[0])).toEqual([409, 'Este pedido já foi aprovado.'])
    expect(await bookings(idRecurso)).toEqual([
      { id: expect.any(Number), id_responsavel: member.id, finalidade: 'Chá de bebê' },
    ])
    expect((await own(member))[0]).toMatchObject({ situacao: 'aprovado', acoesPermitidas: ['cancelar'] })
  })

  test('of two requests for one room one is approved; the other gets another room or another time', async () => {
    const [first, second] = [await someone(), await someone()]
    const { token } = await someone(3)
    const [idRecurso, other] = [await lab.newRecurso(lab.betel), await lab.newRecurso(lab.betel)]
    const times = lab.fields({ idRecurso })
    const [one, two] = [await ask(first, times), await ask(second, times)]
    const third = await ask(second, times)
    expect((await approve(token, one.id)).errors).toBeUndefined()
    const clash = await approve(token, two.id)
    expect(refusal(clash)).toEqual([409, expect.stringContaining('já está reservado nesse horário')])
    expect((await own(second)).map(({ situacao }: { situacao: string }) => situacao)).toEqual(['pendente', 'pendente'])

    const room = await approve(token, two.id, { idRecurso: String(other) })
    expect(room.data.aprovarPedidoReserva).toMatchObject({ situacao: 'aprovado', idRecurso: other })
    const day = times.dataInicio.slice(0, 10)
    const later = await approve(token, third.id, { dataInicio: `${day}T21:00`, dataFim: `${day}T22:00` })
    expect(later.data.aprovarPedidoReserva).toMatchObject({ situacao: 'aprovado', idRecurso })
    expect(await bookings(idRecurso)).toHaveLength(2)
  })

  test('a change that the person made after the leader read the request is shown first', async () => {
    const member = await someone()
    const { token } = await someone(3)
    const asked = await ask(member)
    await edit(member.token, asked.id, lab.fields({ finalidade: 'Outra coisa' }))
    const late = await approve(token, asked.id, { versao: asked.versao })
    expect(late.errors?.[0]?.extensions.code).toBe('STALE')
  })

  test('a refusal needs a reason, which the person reads; a member decides nothing', async () => {
    const member = await someone()
    const { token } = await someone(3)
    const asked = await ask(member)
    expect((await refuse(member.token, asked.id, 'Não')).status).toBe(403)
    expect((await approve(member.token, asked.id)).status).toBe(403)
    expect((await refuse(token, asked.id, ' ')).errors?.[0]?.extensions.campos).toEqual({
      resposta: 'Diga o motivo: quem pediu vai lê-lo.',
    })
    expect((await refuse(token, asked.id, 'A sala está em obras.')).errors).toBeUndefined()
    expect((await own(member))[0]).toMatchObject({
      situacao: 'recusado',
      resposta: 'A sala está em obras.',
      acoesPermitidas: [],
    })
    expect(refusal(await giveUp(member.token, asked.id))).toEqual([409, 'Este pedido já foi recusado.'])
  })

  test('a request of a deleted person, or for a deleted room, is not approved as it is', async () => {
    const member = await someone()
    const { token } = await someone(3)
    const idRecurso = await lab.newRecurso(lab.betel)
    const asked = await ask(member, { idRecurso })
    await lab.app.sql('update recurso set excluido_em = now() where id = $1', [idRecurso])
    expect((await approve(token, asked.id)).errors?.[0]?.extensions.campos).toEqual({
      idRecurso: 'Recurso não encontrado.',
    })
    await lab.app.sql('update usuario set excluido_em = now() where id = $1', [member.id])
    expect(refusal(await approve(token, asked.id, { idRecurso: String(lab.recurso) }))).toEqual([
      409,
      'Quem fez este pedido não está mais no cadastro da igreja.',
    ])
    expect((await refuse(token, asked.id, 'Saiu da igreja.')).errors).toBeUndefined()
  })
})

describe('a reservation and its request', () => {
  async function approved() {
    const member = await someone()
    const leader = await someone(3)
    const idRecurso = await lab.newRecurso(lab.betel)
    const asked = await ask(member, { idRecurso })
    const { idReserva } = (await approve(leader.token, asked.id)).data.aprovarPedidoReserva
    return { member, leader, idRecurso, asked, idReserva: idReserva as number }
  }
  const state = async (who: Person) => (await own(who))[0].situacao

  test('the person gives an approved room back, and the leader takes one away: it is free again, and lies in the recycle bin', async () => {
    for (const how of ['member', 'leader'] as const) {
      const { member, leader, idRecurso, asked, idReserva } = await approved()
      const { errors } = how === 'member' ? await giveUp(member.token, asked.id) : await callOff(leader.token, asked.id)
      expect([how, errors]).toEqual([how, undefined])
      expect([await state(member), await bookings(idRecurso)]).toEqual(['cancelado', []])
      const [bin] = await lab.app.sql('select excluido_por from reserva where id = $1', [idReserva])
      expect(bin).toEqual({ excluido_por: how === 'member' ? member.id : leader.id })
      expect(refusal(await callOff(leader.token, asked.id))).toEqual([409, 'Este pedido foi cancelado.'])
    }
  })

  test('while a reservation runs, only those who decide take the room away; when it is over, nobody does', async () => {
    const { member, leader, idRecurso, asked } = await approved()
    const begin = (interval: string) =>
      lab.app.sql(
        `update pedido_reserva set data_inicio = now() - $2::interval, data_fim = now() - $2::interval + interval '2 hours'
         where id = $1`,
        [asked.id, interval],
      )
    await begin('3 hours')
    expect(refusal(await callOff(leader.token, asked.id))).toEqual([409, 'O horário desta reserva já passou.'])
    await begin('1 hour')
    expect(refusal(await giveUp(member.token, asked.id))).toEqual([409, 'O horário desta reserva já começou.'])
    expect((await bookings(idRecurso)).length).toBe(1)
    expect((await callOff(leader.token, asked.id)).errors).toBeUndefined()
    expect([await state(member), await bookings(idRecurso)]).toEqual(['cancelado', []])
  })

  test('a person who leaves for ever gives the coming rooms back; a reservation that is over stays', async () => {
    const { member, idRecurso, asked, idReserva } = await approved()
    const { token } = await someone(3)
    const past = await ask(member, { ...lab.fields(), idRecurso })
    const { idReserva: over } = (await approve(token, past.id)).data.aprovarPedidoReserva
    for (const table of ['reserva', 'pedido_reserva'])
      await lab.app.sql(
        `update ${table} set data_inicio = '2020-01-01T10:00Z', data_fim = '2020-01-01T12:00Z' where id = $1`,
        [table === 'reserva' ? over : past.id],
      )
    await withPassword(lab.app, lab.betel.idCliente, member.id)
    const erase = 'mutation($senha: String!) { excluirMinhaConta(senha: $senha) { message } }'
    expect((await lab.app.graphql(member.token, erase, { senha })).errors).toBeUndefined()
    expect((await bookings(idRecurso)).map(({ id }) => id)).toEqual([over])
    const rows = await lab.app.sql('select id, situacao from pedido_reserva where id = any($1) order by id', [
      [asked.id, past.id],
    ])
    expect(rows).toEqual([
      { id: asked.id, situacao: 'cancelado' },
      { id: past.id, situacao: 'aprovado' },
    ])
    expect(idReserva).not.toBe(over)
  })

  test('a reservation that is moved, deleted or restored by itself takes its request along', async () => {
    const { member, leader, idRecurso, idReserva } = await approved()
    const moved = lab.fields({ idRecurso })
    expect((await lab.app.rest(leader.token, 'PUT', `/reservas/${idReserva}`, moved)).status).toBe(200)
    expect((await own(member))[0].dataInicio.slice(0, 10)).toBe(moved.dataInicio.slice(0, 10))
    expect((await lab.app.rest(leader.token, 'DELETE', `/reservas/${idReserva}`)).status).toBe(200)
    expect(await state(member)).toBe('cancelado')
    const restore = 'mutation($id: ID!) { restaurarReserva(id: $id) { id } }'
    const admin = await lab.betel.token(1)
    expect((await lab.app.graphql(admin, restore, { id: String(idReserva) })).errors).toBeUndefined()
    expect(await state(member)).toBe('aprovado')
    const told = (await mailTo(member.email)).map(({ assunto }) => assunto.replace(/:.*/, ''))
    expect(told).toEqual([
      'O seu pedido de sala foi aprovado',
      'A sua reserva de sala mudou',
      'A sua reserva de sala foi cancelada',
      'A sua reserva de sala vale de novo',
    ])
  })

  test('a reservation that was taken away and comes back says who gives the room now, and does not take a room that is taken', async () => {
    const restore = async (id: number) =>
      lab.app.graphql(await lab.betel.token(1), 'mutation($id: ID!) { restaurarReserva(id: $id) { id } }', { id })
    const decision = async (id: number) =>
      (
        await lab.app.sql<{ situacao: string; resposta: string | null; quem: number; reserva: number }>(
          'select situacao, resposta, decidido_por as quem, id_reserva as reserva from pedido_reserva where id = $1',
          [id],
        )
      )[0]
    const { member, leader, idRecurso, asked, idReserva } = await approved()
    const first = await decision(asked.id)
    // the person gives it back, and it returns as it was
    expect((await giveUp(member.token, asked.id)).errors).toBeUndefined()
    expect((await restore(idReserva)).errors).toBeUndefined()
    expect(await decision(asked.id)).toEqual(first)
    const other = await someone(3)
    expect((await callOff(other.token, asked.id)).errors).toBeUndefined()
    expect(await decision(asked.id)).toMatchObject({ situacao: 'cancelado', quem: other.id })
    expect((await restore(idReserva)).errors).toBeUndefined()
    // the administrator, who brought it back
    expect(await decision(asked.id)).toEqual({ ...first, quem: lab.betel.idCliente })
    expect((await callOff(leader.token, asked.id)).errors).toBeUndefined()
    const [place] = await lab.app.sql<{ inicio: Date; fim: Date }>(
      'select data_inicio as inicio, data_fim as fim from reserva where id = $1',
      [idReserva],
    )
    await lab.app.sql(
      `insert into reserva (id_cliente, id_recurso, data_inicio, data_fim, finalidade) values ($1, $2, $3, $4, 'Outra')`,
      [lab.betel.idCliente, idRecurso, place?.inicio, place?.fim],
    )
    expect((await restore(idReserva)).status).toBe(409)
    expect(await decision(asked.id)).toMatchObject({ situacao: 'cancelado', quem: leader.id })
  })
})

describe('notices', () => {
  /** Gives a person the function of whom looks after the rooms. */
  const inCharge = async (id: number) => {
    const { idCliente } = lab.betel
    const [funcao] = await lab.app.sql<{ id: number }>(
      `insert into funcao (id_cliente, nome, acoes, alcance) values ($1, $2, '["pedidoReserva.decidir", "pedidoReserva.ler"]', 'tudo') returning id`,
      [idCliente, unique('Salas ')],
    )
    await lab.app.sql(
      `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio) values ($1, $2, $3, current_date - 1)`,
      [idCliente, funcao?.id, id],
    )
  }

  test('a request is told of once to each of those to whom the church has given the rooms; given to nobody, to the administrators', async () => {
    const workers = [await someone(3), await someone(3), await someone(5)]
    const letters = async (people: { email: string }[]) =>
      Promise.all(
        people.map(async ({ email }) => (await mailTo(email)).filter(({ assunto }) => assunto.startsWith('Pedido de'))),
      ).then((all) => all.map((some) => some.length))
    const admin = { email: lab.betel.email }
    const [before = 0] = await letters([admin])
    await ask(await someone(2))
    expect([await letters(workers), await letters([admin])]).toEqual([[0, 0, 0], [before + 1]])
    const [leader] = workers
    await inCharge(leader?.id ?? 0)
    await ask(await someone(2))
    expect([await letters(workers), await letters([admin])]).toEqual([[1, 0, 0], [before + 1]])
  })

  test('those who may decide get an e-mail for a request, the person one for the answer, and the lock screen names nobody', async () => {
    const member = await someone(2, { name: 'Noemi Pede' })
    const leader = await someone(3)
    const other = await someone()
    await inCharge(leader.id)
    const asked = await ask(member, { finalidade: 'Aniversário' })
    expect(await mailTo(leader.email)).toEqual([
      expect.objectContaining({ texto: expect.stringContaining('Noemi Pede pede uma sala') }),
    ])
    expect(await mailTo(other.email)).toEqual([])
    await refuse(leader.token, asked.id, 'A sala está em obras.')
    expect(await mailTo(member.email)).toEqual([
      expect.objectContaining({
        assunto: expect.stringContaining('O seu pedido de sala foi recusado'),
        texto: expect.stringContaining('Motivo: A sala está em obras.'),
      }),
    ])
  })
})

test('the home page tells those who decide how many requests wait, without a further statement', async () => {
  const home = (token: string) => lab.app.graphql(token, '{ home { hoje pedidosSala } }')
  const church = await lab.app.church()
  const token = await church.token(1)
  expect((await home(token)).data.home.pedidosSala).toBe(0)
  const member = { id: 0, token: await church.token(2) }
  const idRecurso = await lab.newRecurso(church)
  const { errors } = await send(member.token, lab.fields({ idRecurso }))
  expect(errors).toBeUndefined()
  expect((await home(token)).data.home.pedidosSala).toBe(1)
  expect((await home(member.token)).data.home.pedidosSala).toBeNull()
  const asked = await countStatements(() => home(token))
  expect(asked).toBe(await countStatements(() => lab.app.graphql(token, '{ home { hoje } }')))
})

describe('rules', () => {
  const now = new Date('2026-06-01T12:00:00Z')
  const at = (hours: number) => new Date(+now + hours * 3_600_000)
  const future = { dataInicio: at(1), dataFim: at(3) }
  const running = { dataInicio: at(-1), dataFim: at(1) }
  const past = { dataInicio: at(-3), dataFim: at(-1) }
  const decides = { can: () => true }

  test('those who decide approve only what is to come, and take away only what is not over', () => {
    const rows = [
      [{ situacao: 'pendente', ...future }, ['aprovar', 'recusar']],
      [{ situacao: 'pendente', ...past }, ['recusar']],
      [{ situacao: 'aprovado', ...running }, ['cancelar']],
      [{ situacao: 'aprovado', ...past }, []],
      [{ situacao: 'recusado', ...future }, []],
      [{ situacao: 'cancelado', ...future }, []],
    ] as const
    for (const [row, actions] of rows) expect([row, actionsOfPedido(row, decides, now)]).toEqual([row, actions])
    expect(actionsOfPedido({ situacao: 'pendente', ...future }, { can: () => false }, now)).toEqual([])
  })

  test('a person changes a request while it waits, and gives an approved one back until it begins', () => {
    const rows = [
      [{ situacao: 'pendente', ...future }, ['editar', 'cancelar']],
      [{ situacao: 'aprovado', ...future }, ['cancelar']],
      [{ situacao: 'aprovado', ...running }, []],
      [{ situacao: 'recusado', ...future }, []],
    ] as const
    for (const [row, actions] of rows) expect([row, actionsOfOwnPedido(row, now)]).toEqual([row, actions])
    expect(cancelRefusal({ situacao: 'aprovado', ...running }, now)).toBe('O horário desta reserva já começou.')
    expect(decisionRefusal({ situacao: 'pendente' })).toBeUndefined()
  })
})

import { type InferEntity, LockMode } from '@mikro-orm/core'
import { type DateOnly, todayIn } from '../../../../schema/rules/dates.js'
import {
  batismoInput,
  batismoRef,
  batismosInput,
  listarBatismosInput,
} from '../../../../schema/rules/pessoas/batismo.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, invalid, notFound } from '../../../kernel/base/errors.js'
import { idOf, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { fotoUrl } from '../../../kernel/work/files/files.queries.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { readFuso } from '../../acesso/cliente/index.js'
import { idsOfPessoas } from '../../acesso/usuario/index.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { Batismo } from './batismo.entity.js'
import {
  isRecentConvert,
  listRows,
  nextBatismo,
  read,
  readCertificado,
  readSeveral,
  withBatismoOn,
} from './batismo.queries.js'
import { asBaptised, before, putBefore, refusalOfCertificado, takenOver, withoutBaptism } from './batismo.rules.js'

const missing = 'Batismo não encontrado.'

export const listBatismos = readCase({
  action: 'batismo.ler',
  input: listarBatismosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readBatismo = readCase({
  action: 'batismo.ler',
  input: batismoRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

/** The certificate of a baptism that has taken place. Whoever reads the baptism reads it. */
export const readCertificadoBatismo = readCase({
  action: 'batismo.ler',
  input: batismoRef,
  async run(work, { id }) {
    const batismo = visible(work.ctx, await read(work, id), missing)
    const refused = refusalOfCertificado(batismo)
    if (refused) throw conflict(refused)
    const { idLogo, cidade, uf, ...certificado } = await readCertificado(work, batismo.id)
    return {
      ...certificado,
      local: [cidade, uf].filter(Boolean).join('/') || null,
      logoUrl: await fotoUrl(work.ctx, idLogo),
    }
  },
})

export const criarBatismo = useCase({
  action: 'batismo.criar',
  input: batismoInput,
  async run(work, { idBatizando, ...input }) {
    const [batismo] = await register(work, 'idBatizando', [idBatizando], input)
    return saved(work, batismo!, read)
  },
})

/** Registers several people at once, all or none. */
export const criarBatismos = useCase({
  action: 'batismo.criar',
  input: batismosInput,
  async run(work, { batizandos: refs, ...input }) {
    const made = await register(work, 'batizandos', refs, input)
    await work.em.flush()
    return readSeveral(
      work,
      made.map(({ id }) => id),
    )
  },
})

export const excluirBatismo = useCase({
  action: 'batismo.excluir',
  record: 'batismo',
  input: batismoRef,
  async run(work, { id }) {
    const batizando = await batizandoOf(work, id)
    const batismo = await recordToChange(work, Batismo, id, { missing })
    markDeleted(work, batismo)
    if (batismo.planejado) return { message: 'Batismo excluído com sucesso.' }
    const idSeguinte = await nextBatismo(work, batismo)
    if (idSeguinte === undefined) work.em.assign(batizando, withoutBaptism(batizando, batismo))
    else {
      // the later baptism still determines the person's values; only its stored earlier values change
      const following = await recordToChange(work, Batismo, idSeguinte)
      work.em.assign(following, takenOver(following, batismo))
    }
    return { message: 'Batismo excluído com sucesso.' }
  },
})

export const restaurarBatismo = useCase({
  action: 'lixeira.restaurar',
  record: 'batismo',
  input: batismoRef,
  async run(work, { id }) {
    const batizando = await batizandoOf(work, id)
    const batismo = await recordToChange(work, Batismo, id, { deleted: true, missing })
    const taken = await withBatismoOn(work, [batizando.id], batismo.dataBatismo)
    if (taken.size) throw conflict('Esta pessoa já tem outro batismo nesta data: este não pode ser restaurado.')
    markRestored(batismo)
    const idSeguinte = batismo.planejado ? undefined : await nextBatismo(work, batismo)
    if (idSeguinte === undefined) {
      if (batismo.planejado) batismo.registradoEm = new Date()
      takeEffect(work, batizando, batismo, await today(work))
    } else {
      // the later baptism determines the person's values, as before this one was deleted
      const following = await recordToChange(work, Batismo, idSeguinte)
      const { este, depois } = putBefore(following, batismo)
      work.em.assign(batismo, este)
      work.em.assign(following, depois)
    }
    return saved(work, batismo, read)
  },
})

interface Day {
  idPastor: RecordRef
  dataBatismo: DateOnly
}

/**
 * Registers all of them or none.
 * @throws VALIDATION_FAILED with the people who cannot be baptised, and why, at `field`
 */
async function register(work: Writing, field: 'idBatizando' | 'batizandos', refs: readonly RecordRef[], day: Day) {
  const ids = await idsOfPessoas(work, refs)
  const batizandos = await locked(work, ids)
  const idPastor = await idOf(work, 'usuario', day.idPastor)
  const refused = await refusedOf(work, batizandos, day.dataBatismo, idPastor)
  const texts = [
    ...(ids.includes(null) ? ['Pessoa não encontrada.'] : []),
    ...refused.map(({ name, text }) => (refs.length > 1 ? `${name}: ${text}` : text)),
  ]
  const pastor = await refusePastor(work, idPastor)
  if (texts.length || pastor)
    throw invalid({ ...(texts.length && { [field]: texts.join(' ') }), ...(pastor && { idPastor: pastor }) })
  const thisDay = await today(work)
  const { idCliente } = work
  const { dataBatismo } = day
  return batizandos.map((batizando) => {
    const batismo = work.em.create(Batismo, { idCliente, idBatizando: batizando.id, idPastor: idPastor!, dataBatismo })
    takeEffect(work, batizando, batismo, thisDay)
    return batismo
  })
}

/**
 * Locks the people, so that concurrent registrations of the same baptism run one after the other. Locks always in the
 * order of ids, to avoid deadlocks.
 */
async function locked(work: Writing, ids: readonly (number | null)[]) {
  const sorted = [...new Set(ids.filter((id) => id !== null))].sort((a, b) => a - b)
  const people: PersonToChange[] = []
  for (const id of sorted) people.push(await recordToChange(work, Usuario, id, { missing: 'Pessoa não encontrada.' }))
  return people
}

/** The people who cannot be baptised on that day by that pastor, with the reason. */
async function refusedOf(work: Writing, people: PersonToChange[], dataBatismo: DateOnly, idPastor: number | null) {
  const ids = people.map(({ id }) => id)
  const taken = ids.length ? await withBatismoOn(work, ids, dataBatismo) : new Set<number>()
  return people.flatMap(({ id, name }) => {
    if (id === idPastor) return [{ name, text: 'Quem batiza não pode ser também quem é batizado.' }]
    return taken.has(id) ? [{ name, text: 'Esta pessoa já tem um batismo nesta data.' }] : []
  })
}

async function refusePastor(work: Writing, idPastor: number | null): Promise<string | null> {
  if (idPastor === null) return 'Pessoa não encontrada.'
  return (await isRecentConvert(work, idPastor)) ? 'Quem batiza não pode ser recém-convertido.' : null
}

type PersonToChange = Awaited<ReturnType<typeof batizandoOf>>

/** Changes the person's record if the baptism's day has come. Otherwise the baptism is planned. */
function takeEffect(work: Writing, batizando: PersonToChange, batismo: BatismoToChange, today: DateOnly): void {
  const planejado = batismo.dataBatismo > today
  work.em.assign(batismo, { ...before(batizando), planejado })
  if (!planejado) work.em.assign(batizando, asBaptised(batismo))
}

type BatismoToChange = InferEntity<typeof Batismo>

const today = async (work: Writing) => todayIn(await readFuso(work))

/**
 * The baptised person, locked, even if in the recycle bin: the record must be right when the person is restored. Locks
 * the person before the baptism, as a registration does, to avoid deadlocks.
 */
async function batizandoOf(work: Writing, ref: RecordRef) {
  const row = await read(work, ref)
  if (!row) throw notFound(missing)
  const key = { id: row.idBatizando, idCliente: work.idCliente }
  return work.em.findOneOrFail(Usuario, key, { lockMode: LockMode.PESSIMISTIC_WRITE })
}

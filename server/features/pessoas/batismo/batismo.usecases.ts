import { LockMode } from '@mikro-orm/core'
import { todayIn } from '../../../kernel/dates.js'
import { AppError, conflict, invalid, notFound } from '../../../kernel/errors.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { idOf, type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { Batismo } from './batismo.entity.js'
import { batismoInput, batismoNoFuturo, batismoRef, listarBatismosInput } from './batismo.input.js'
import { batismoSeguinte, ehRecemConvertido, ler, listar } from './batismo.queries.js'
import { asBaptised, withoutBaptism } from './batismo.rules.js'

const missing = 'Batismo não encontrado.'

export const listarBatismos = readCase({
  action: 'batismo.ler',
  input: listarBatismosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listar(work, input)
  },
})

export const lerBatismo = readCase({
  action: 'batismo.ler',
  input: batismoRef,
  run: async (work, { id }) => visible(work.ctx, await ler(work, id), missing),
})

export const criarBatismo = useCase({
  action: 'batismo.criar',
  record: 'usuario',
  recordField: 'idBatizando',
  input: batismoInput,
  async run(work, { dataBatismo, ...refs }) {
    if (dataBatismo > todayIn(await fusoHorario(work))) throw invalid({ dataBatismo: batismoNoFuturo })
    const { batizando, idPastor } = await checked(work, refs)
    const { id: idBatizando, dataBatismo: dataAnterior } = batizando
    const { idCliente } = work
    const batismo = work.em.create(Batismo, { idCliente, idBatizando, idPastor, dataBatismo, dataAnterior })
    work.em.assign(batizando, asBaptised(batismo))
    return saved(work, batismo, ler)
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
    const idSeguinte = await batismoSeguinte(work, batismo)
    if (idSeguinte === undefined) work.em.assign(batizando, withoutBaptism(batizando, batismo))
    else {
      // a later baptism still says what the person is; what it took the person for was this one's doing
      const seguinte = await recordToChange(work, Batismo, idSeguinte)
      if (seguinte.dataAnterior === batismo.dataBatismo) seguinte.dataAnterior = batismo.dataAnterior ?? null
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
    if (batizando.recemConvertido !== 1)
      throw conflict('Esta pessoa não é mais recém-convertida: o batismo não pode ser restaurado.')
    markRestored(batismo)
    work.em.assign(batismo, { dataAnterior: batizando.dataBatismo ?? null, registradoEm: new Date() })
    work.em.assign(batizando, asBaptised(batismo))
    return saved(work, batismo, ler)
  },
})

/** Who is to be baptised, locked, so that two people who register the same baptism at once do it one after the other. */
async function checked(work: Writing, refs: { idBatizando: RecordRef; idPastor: RecordRef }) {
  const batizando = await recordToChange(work, Usuario, refs.idBatizando).catch(noOne)
  const idPastor = await idOf(work, 'usuario', refs.idPastor)
  const pastor = idPastor !== null && (await ehRecemConvertido(work, idPastor))
  const campos = {
    ...(!batizando && { idBatizando: 'Pessoa não encontrada.' }),
    ...(batizando?.recemConvertido === 0 && { idBatizando: 'Só quem é recém-convertido pode ser batizado.' }),
    ...(idPastor === null && { idPastor: 'Pessoa não encontrada.' }),
    ...(pastor && { idPastor: 'Quem batiza não pode ser recém-convertido.' }),
  }
  if (!batizando || idPastor === null || Object.keys(campos).length) throw invalid(campos)
  return { batizando, idPastor }
}

function noOne(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null
  throw error
}

/**
 * The person whom a baptism is about, locked; also one in the recycle bin, whose record must be right when it comes back. The
 * person comes before the baptism, as in a registration, so that nobody waits for the other in a circle.
 */
async function batizandoOf(work: Writing, ref: RecordRef) {
  const row = await ler(work, ref)
  if (!row) throw notFound(missing)
  const key = { id: row.idBatizando, idCliente: work.idCliente }
  return work.em.findOneOrFail(Usuario, key, { lockMode: LockMode.PESSIMISTIC_WRITE })
}

import { sql } from 'kysely'
import { z } from 'zod'
import { encarregadoSemContato, igrejaInput } from '../../../../schema/rules/acesso/cliente.input.js'
import { modulosDesligadosInput, unusedOf } from '../../../../schema/rules/acesso/modulos.input.js'
import { invalid, notFound } from '../../../kernel/base/errors.js'
import { change, from, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { uploadInput } from '../../../kernel/work/files/files.input.js'
import { recordFile, storeImage } from '../../../kernel/work/files/files.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { Cliente } from './cliente.entity.js'

const nothing = z.object({})

async function read(work: Reading, id: number) {
  const igreja = await from(work, 'cliente')
    .select(['id', 'uuid', 'nome', 'fusoHorario', 'cnpj', 'telefone', 'email', 'chavePix', 'nomePix', 'cidadePix'])
    .select(['assinanteRecibos', 'cargoRecibos', 'cep', 'endereco', 'numero'])
    .select(['encarregado', 'emailEncarregado', 'telefoneEncarregado', 'pequenoPorte'])
    .select(['complemento', 'bairro', 'cidade', 'uf', 'idLogo', 'suspensoEm', 'motivoSuspensao', 'apagarEm', 'versao'])
    .select('modulosDesligados')
    .where('id', '=', id)
    .executeTakeFirst()
  return igreja && { ...igreja, modulosDesligados: unusedOf(igreja.modulosDesligados) }
}

export type IgrejaRow = NonNullable<Awaited<ReturnType<typeof read>>>

export const readIgreja = readCase({
  action: 'igreja.administrar',
  input: nothing,
  async run(work) {
    const igreja = await read(work, work.ctx.ownTenant(work.idCliente))
    if (!igreja) throw notFound('Igreja não encontrada.')
    return igreja
  },
})

export const atualizarIgreja = useCase({
  action: 'igreja.administrar',
  input: igrejaInput,
  async run(work, { versao, chavePix, pequenoPorte, ...data }) {
    const igreja = await recordToChange(work, Cliente, work.idCliente, { versao })
    // with the key alone somebody at an open session could direct the church's money elsewhere
    if (chavePix !== undefined && chavePix !== igreja.chavePix)
      throw invalid({ chavePix: 'A chave Pix se muda à parte, com a sua senha (mudarChavePix).' })
    work.em.assign(igreja, { ...data, pequenoPorte: pequenoPorte ?? undefined }, { ignoreUndefined: true })
    if (igreja.encarregado && !igreja.emailEncarregado && !igreja.telefoneEncarregado)
      throw invalid({ emailEncarregado: encarregadoSemContato })
    return saved(work, igreja, read)
  },
})

export const enviarLogoIgreja = useCase({
  action: 'igreja.administrar',
  input: z.object({ arquivo: uploadInput }),
  prepare: (ctx: Context, { arquivo }, idCliente) => storeImage(ctx, arquivo, idCliente),
  async run(work, _input, image) {
    const igreja = await recordToChange(work, Cliente, work.idCliente)
    igreja.idLogo = await recordFile(work, image)
    return saved(work, igreja, read)
  },
})

export const removerLogoIgreja = useCase({
  action: 'igreja.administrar',
  input: nothing,
  async run(work) {
    const igreja = await recordToChange(work, Cliente, work.idCliente)
    igreja.idLogo = null
    return saved(work, igreja, read)
  },
})

/**
 * What the church does not use has no place on its screens. Nothing is refused and nothing is deleted. The version stays,
 * because it is that of the form with the church's data, which does not show this.
 */
export const definirModulosDesligados = useCase({
  action: 'igreja.administrar',
  input: modulosDesligadosInput,
  async run(work, { modulos }) {
    await change(work, 'cliente')
      .set({ modulosDesligados: sql<string[]>`${JSON.stringify(modulos)}::jsonb` })
      .where('id', '=', work.idCliente)
      .execute()
    return saved(work, { id: work.idCliente }, read)
  },
})

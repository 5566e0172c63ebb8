import { z } from 'zod'
import { oneOf, optional, recordRef, text } from '../formats.js'
import { leanListInput, listInput } from '../pagination.js'

/** How many unknown values of a column are asked. A column with more of them is another one; they stay empty, with a warning. */
export const valoresPerguntados = 20

/** What comes first in dates that may be two days. */
export const ordemDatas = () => optional(oneOf(['dia', 'mes'], 'Escolha dia ou mês.'))

const mapeamento = z
  .array(
    z.object({
      coluna: z.string('Informe a coluna.').max(200),
      campo: optional(text(40)).transform((campo) => campo ?? null),
      ordem: ordemDatas(),
      valores: z
        .array(z.object({ texto: z.string('Informe o texto.').max(200), valor: text(40) }))
        .max(valoresPerguntados, `Informe no máximo ${valoresPerguntados} valores.`)
        .nullish(),
    }),
  )
  .max(100, 'O arquivo pode ter no máximo 100 colunas.')

export const importacaoRef = z.object({ id: recordRef() })

/** Options sent with the file; columns that are not named are recognised by their names. */
export const prepararInput = z.object({ mapeamento: mapeamento.nullish().transform((escolhas) => escolhas ?? []) })

export const remapearInput = importacaoRef.extend({ mapeamento })

export const gravarInput = importacaoRef.extend({
  ignorarDuplicadas: z.boolean('Informe sim ou não.').nullish(),
  ignorarComErro: z.boolean('Informe sim ou não.').nullish(),
  convidar: z.boolean('Informe sim ou não.').nullish(),
})

export const listarImportacoesInput = z.object(leanListInput)

export const listarLinhasInput = z.object({
  ...listInput,
  ...importacaoRef.shape,
  somente: z.enum(['valida', 'erro', 'duplicada', 'aviso'], 'Escolha entre valida, erro, duplicada e aviso.').nullish(),
})

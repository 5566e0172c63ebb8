import { z } from 'zod'
import {
  dateOnly,
  excluidos,
  filterRef,
  flag,
  oneOf,
  optional,
  recordRef,
  requiredText,
  text,
  versao,
} from '../formats.js'
import { reaches } from '../levels.js'
import { listInput } from '../pagination.js'
import { confirmacao } from './usuario.input.js'

export const funcaoInput = z.object({
  nome: requiredText(60, 'Informe o nome da função.'),
  descricao: optional(text(300)),
  acoes: z.array(z.string()).min(1, 'Escolha ao menos uma permissão.').max(200),
  alcance: oneOf(reaches, 'Escolha o alcance da função.'),
  exclusiva: optional(flag()),
  ...confirmacao,
  versao,
})

export const funcaoRef = z.object({ id: recordRef() })

export const retirarFuncaoInput = z.object({ id: recordRef(), ...confirmacao })

export const criarFuncoesUsuaisInput = z.object(confirmacao)

export const listarAcoesInput = z.object({ alcance: optional(oneOf(reaches, 'Escolha o alcance da função.')) })

export const listarFuncoesInput = z.object({ ...listInput, filtro: z.object({ excluidos }).nullish() })

/** Whether somebody has a function now, will have it, or had it; one that is over and exclusive still limits. */
const situacoes = ['atual', 'futura', 'limita', 'encerrada'] as const

export type Situacao = (typeof situacoes)[number]

export const listarVinculosInput = z.object({
  ...listInput,
  filtro: z
    .object({
      situacoes: z
        .array(oneOf(situacoes, 'A situação é atual, futura, limita ou encerrada.'))
        .min(1, 'Informe ao menos uma situação.')
        .max(situacoes.length, 'Situações demais.')
        .nullish(),
    })
    .nullish(),
})

export const atribuirFuncaoInput = z
  .object({
    idFuncao: recordRef('Escolha a função.'),
    idUsuario: recordRef('Escolha a pessoa.'),
    inicio: dateOnly(),
    fim: optional(dateOnly()),
    ...confirmacao,
  })
  .refine(({ inicio, fim }) => !fim || fim >= inicio, {
    path: ['fim'],
    message: 'O último dia não pode vir antes do primeiro.',
  })

const funcoes = () => z.array(filterRef('Escolha a função.')).max(100, 'São funções demais.')

/** What a person begins and stops doing: functions, and the areas in which the person is to lead a group. */
export const acessoPrevistoInput = z.object({
  idUsuario: filterRef('Escolha a pessoa.'),
  dar: optional(funcoes()),
  tirar: optional(funcoes()),
  lidera: optional(z.array(z.string()).max(20, 'São áreas demais.')),
})

export const definirFuncoesInput = z.object({
  idUsuario: filterRef('Escolha a pessoa.'),
  dar: funcoes(),
  tirar: funcoes(),
  membro: optional(z.boolean()),
  ...confirmacao,
})

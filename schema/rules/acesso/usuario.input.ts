import { z } from 'zod'
import { defaultTimeZone, hasCome, isDateOnly } from '../dates.js'
import {
  cep,
  cpf,
  dateOnly,
  email,
  excluidos,
  filterRef,
  flag,
  integer,
  nameText,
  oneOf,
  optional,
  phone,
  recordRef,
  text,
  versao,
} from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'
import { type Perfil, perfilRange, perfis } from '../perfis.js'

export const sexos = ['Masculino', 'Feminino'] as const

export const estadosCivis = ['Solteiro(a)', 'Casado(a)', 'Divorciado(a)', 'Viúvo(a)', 'União estável'] as const

export const ufs = [
  ...['AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA'],
  ...['PB', 'PR', 'PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO'],
] as const

/**
 * The perfis that can be given with the permission to register people. Any other perfil needs the permission to change
 * perfis.
 */
export const perfisDeCadastro: readonly Perfil[] = [perfis.none, perfis.member]

const perfil = () =>
  integer('Perfil inválido.').min(perfilRange.min, 'Perfil inválido.').max(perfilRange.max, 'Perfil inválido.')

/** The current password: whoever finds an open session must not be able to change who may do what. */
export const senhaAtual = z.string('Informe a sua senha atual.').min(1, 'Informe a sua senha atual.').max(200)

/** The code of those who sign in in two steps. */
export const codigoDeVerificacao = optional(text(40))

/** What an operation asks for again before it changes something. */
export const confirmacao = { minhaSenha: senhaAtual, codigo: codigoDeVerificacao }

const two = (text: string): string => text.padStart(2, '0')

/** A birthday without its year: '15/03' or '03-15', kept as '03-15'. */
const aniversario = () =>
  z
    .string('Informe o dia e o mês.')
    .trim()
    .transform((value) => value.replace(/^(\d{1,2})\/(\d{1,2})$/, (_, day, month) => `${two(month)}-${two(day)}`))
    .refine((value) => /^\d\d-\d\d$/.test(value) && isDateOnly(`2000-${value}`), 'Informe o dia e o mês, como 15/03.')

export const usuarioInput = z.object({
  name: nameText(120, 'Informe o nome.'),
  email: optional(email()),
  telefoneUsuario: optional(phone()),
  perfil: optional(perfil()),
  recemConvertido: optional(flag()),
  usuarioAtivo: optional(flag()),
  cpf: optional(cpf()),
  dataNascimento: optional(
    dateOnly().refine((date) => hasCome(date, defaultTimeZone), 'A data de nascimento não pode estar no futuro.'),
  ),
  aniversario: optional(aniversario()),
  sexo: optional(oneOf(sexos, 'Escolha o sexo: Masculino ou Feminino.')),
  estadoCivil: optional(oneOf(estadosCivis, 'Escolha um estado civil da lista.')),
  cep: optional(cep()),
  endereco: optional(text(150)),
  numero: optional(text(20)),
  complemento: optional(text(80)),
  bairro: optional(text(80)),
  cidade: optional(text(80)),
  uf: optional(oneOf(ufs, 'Escolha um estado da lista.')),
  dataConversao: optional(dateOnly()),
  dataBatismo: optional(dateOnly()),
  observacoes: optional(text(4000)),
  /** the e-mail is that of another person, who signs in with it: this one is saved without it */
  emailCompartilhado: z.boolean('Informe sim ou não.').nullish(),
  /** needed only with a perfil that needs the permission to change perfis, and with some changes of an e-mail */
  minhaSenha: z.string().max(200).nullish(),
  codigo: codigoDeVerificacao,
  versao,
})

/** An empty value is refused here: coerced to a number it would be 0, the platform's perfil. */
export const alterarPerfilInput = z.object({
  perfil: z.number('Escolha o perfil.').refine((number) => perfil().safeParse(number).success, 'Perfil inválido.'),
  ...confirmacao,
  versao,
})

export const usuarioFields = [
  'name',
  'email',
  'perfil',
  'dataNascimento',
  'createdAt',
  'pastor',
  'recemConvertido',
  'busca',
] as const

/** Actions that write records about people and may be limited to the people of the own groups. */
const acoesSobrePessoas = ['escalaCulto.escrever', 'indisponibilidade.escrever'] as const

/** People who are not in a group yet. */
export const foraDosGrupos = {
  foraDoDepartamento: optional(filterRef('Informe o departamento por número ou uuid.')),
  foraDoEvento: optional(filterRef('Informe o evento por número ou uuid.')),
  foraDaMissao: optional(filterRef('Informe a missão por número ou uuid.')),
  foraDoGrupoLouvor: optional(filterRef('Informe o grupo de louvor por número ou uuid.')),
  foraDaCelula: optional(filterRef('Informe a célula por número ou uuid.')),
  foraDaClasseEBD: optional(filterRef('Informe a classe por número ou uuid.')),
  foraDoEncontro: optional(filterRef('Informe o encontro por número ou uuid.')),
}

export const aoAlcanceDe = optional(
  oneOf(acoesSobrePessoas, 'Escolha escalaCulto.escrever ou indisponibilidade.escrever.'),
)

export const usuarioFiltro = z
  .object({
    usuarioAtivo: optional(flag()),
    recemConvertido: optional(flag()),
    perfil: optional(perfil()),
    mesAniversario: optional(integer('Mês inválido.').min(1, 'Mês inválido.').max(12, 'Mês inválido.')),
    idDepartamento: optional(filterRef('Informe o departamento por número ou uuid.')),
    ...foraDosGrupos,
    comAcesso: optional(z.boolean()),
    deixouDeVir: optional(z.boolean()),
    aoAlcanceDe,
    excluidos,
  })
  .nullish()

export type FiltroUsuario = NonNullable<z.output<typeof usuarioFiltro>>

export const listarUsuariosInput = z.object({
  ...leanListInput,
  ordem: orderInput(usuarioFields),
  filtro: usuarioFiltro,
})

export const usuarioRef = z.object({ id: recordRef() })

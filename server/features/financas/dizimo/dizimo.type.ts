import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { dizimoFields } from '../../../../schema/rules/financas/dizimo.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const meios = 'dinheiro, pix, cartao, transferencia ou cheque'

@ObjectType({
  description: 'A contribuição regular de uma pessoa; cria a sua entrada.',
  simpleResolvers: true,
  implements: Registro,
})
export class Dizimo {
  @Field(() => Int, { description: 'Número do dízimo.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número de quem deu.' }) idMembro!: number
  @Field(() => DecimalScalar, { description: 'Valor em reais.' }) valorDizimo!: string
  @Field(() => DateOnlyScalar, { description: 'Quando foi dado.' }) dataDizimo!: string
  @Field({ description: `Como foi dado: ${meios}.` }) meioDizimo!: string
  @Field(() => Int, { nullable: true, description: 'Número do recibo, se já foi emitido; sem lacunas na igreja.' })
  numeroRecibo!: number | null
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const DizimoPage = pageOf(Dizimo)

export const DizimoOrdem = orderOf('Dizimo', dizimoFields, {
  dataDizimo: 'Data.',
  membro: 'Nome de quem deu.',
  valorDizimo: 'Valor.',
  meioDizimo: 'Meio.',
  numeroRecibo: 'Número do recibo; sem recibo, por último.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de dízimos.' })
export class DizimoFiltro {
  @Field(() => String, { nullable: true, description: 'Mês, AAAA-MM.' }) mes?: string | null
  @Field(() => String, { nullable: true, description: `Meio: ${meios}.` }) meioDizimo?:
    | 'dinheiro'
    | 'pix'
    | 'cartao'
    | 'transferencia'
    | 'cheque'
    | null
  @Field(() => ID, { nullable: true, description: 'Quem deu, por número ou uuid.' }) idMembro?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class DizimosArgs extends PageArgs {
  @Field(() => DizimoOrdem, { nullable: true, description: 'Ordem; sem ela, da data mais nova à mais antiga.' })
  ordem?: Order<(typeof dizimoFields)[number]> | null
  @Field(() => DizimoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: DizimoFiltro | null
}

type Meio = 'dinheiro' | 'pix' | 'cartao' | 'transferencia' | 'cheque'

@InputType({ description: 'Uma linha da folha de dízimos.' })
export class LinhaDizimoInput {
  @Field(() => ID, { description: 'Quem deu, por número ou uuid.' }) idMembro!: string
  @Field(() => DecimalScalar, { description: 'Valor em reais, maior que zero.' }) valorDizimo!: string
  @Field(() => String, { description: `Como foi dado: ${meios}.` }) meioDizimo!: Meio
}

@InputType({ description: 'Dados de um dízimo.' })
export class DizimoInput {
  @Field(() => ID, { description: 'Quem deu, por número ou uuid.' }) idMembro!: string
  @Field(() => DecimalScalar, { description: 'Valor em reais, maior que zero.' }) valorDizimo!: string
  @Field(() => DateOnlyScalar, { description: 'Quando foi dado; o mês não pode estar fechado.' }) dataDizimo!: string
  @Field(() => String, { description: `Como foi dado: ${meios}.` }) meioDizimo!: Meio
  @Field(() => ID, {
    nullable: true,
    description: 'Conta financeira ativa, por número ou uuid; sem ela, a padrão da igreja, ou a que o dízimo já tem.',
  })
  idContaFinanceira?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@InputType({ description: 'Muitos dízimos de um dia; entram todos ou nenhum.' })
export class DizimosInput {
  @Field(() => DateOnlyScalar, { description: 'Quando foram dados; o mês não pode estar fechado.' }) dataDizimo!: string
  @Field(() => ID, {
    nullable: true,
    description: 'A conta financeira de todos, ativa, por número ou uuid; sem ela, a padrão da igreja.',
  })
  idContaFinanceira?: string | null
  @Field(() => [LinhaDizimoInput], { description: 'As linhas, de 1 a 300.' }) linhas!: LinhaDizimoInput[]
}

@ObjectType({ description: 'O que entrou com uma folha de dízimos.', simpleResolvers: true })
export class DizimosCriados {
  @Field(() => Int, { description: 'Quantos dízimos.' }) quantidade!: number
  @Field(() => DecimalScalar, { description: 'A soma deles.' }) total!: string
}

@ObjectType({ description: 'O recibo de um dízimo.', simpleResolvers: true })
export class ReciboDizimo {
  @Field(() => Int, { description: 'Número do dízimo.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal do dízimo.' }) uuid!: string
  @Field(() => Int, { description: 'Número do recibo: na igreja, um depois do outro e sem lacunas.' })
  numeroRecibo!: number
  @Field({ description: 'Nome da igreja.' }) nomeIgreja!: string
  @Field({ description: 'Fuso horário da igreja.' }) fusoHorario!: string
  @Field({ description: 'Nome de quem deu.' }) nomeMembro!: string
  @Field(() => String, { nullable: true, description: 'CPF de quem deu, para quem pode lê-lo.' })
  @ReadableBy('usuario.lerDadosPessoais')
  cpfMembro!: string | null
  @Field(() => DecimalScalar, { description: 'Valor em reais.' }) valorDizimo!: string
  @Field({ description: 'O valor por extenso.' }) valorPorExtenso!: string
  @Field(() => DateOnlyScalar, { description: 'Quando o dízimo foi dado.' }) dataDizimo!: string
  @Field({ description: 'Como foi dado, por extenso: Dinheiro, Pix…' }) nomeMeio!: string
  @Field(() => DateTimeScalar, { description: 'Quando o recibo foi emitido.' }) reciboEm!: Date
  @Field(() => String, { nullable: true, description: 'Nome de quem o emitiu.' }) nomeEmissor!: string | null
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Quando o dízimo foi excluído; o recibo deixa de valer.',
  })
  excluidoEm!: Date | null
  @Field({ description: 'A entrada do dízimo foi estornada em um mês seguinte; o recibo deixa de valer.' })
  estornado!: boolean
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando o recibo foi cancelado; deixou de valer.' })
  canceladoEm!: Date | null
}

import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { campanhaMissoesFields } from '../../../../schema/rules/missoes/campanha-missoes.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const status = 'ativa, concluida ou cancelada.'
const tipo = 'estadual, nacional ou mundial.'

@ObjectType({
  description: 'Um alvo em dinheiro para missões, e o que já chegou.',
  simpleResolvers: true,
  implements: Registro,
})
export class CampanhaMissoes {
  @Field(() => Int, { description: 'Número da campanha.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome.' }) nomeCampanha!: string
  @Field({ description: `Tipo: ${tipo}` }) tipoCampanha!: string
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) dataInicio!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia.' }) dataFim!: string
  @Field(() => DecimalScalar, { description: 'Quanto se quer alcançar.' }) alvoCampanha!: string
  @Field(() => DecimalScalar, { description: 'Quanto já chegou: as doações, os Pix sem nome e o ajuste.' })
  atingidoCampanha!: string
  @Field(() => DecimalScalar, { description: 'O que chegou e não vem de doação registrada nem de Pix.' })
  ajuste!: string
  @Field(() => DecimalScalar, { description: 'Soma das doações.' }) totalDoacoes!: string
  @Field(() => DecimalScalar, {
    description: 'O que chegou por Pix sem nome, sem o que voltou: conta para a campanha, e não é doação de ninguém.',
  })
  totalSemNome!: string
  @Field(() => Int, { description: 'Quantas doações, sem as estornadas.' }) quantidadeDoacoes!: number
  @Field(() => DecimalScalar, { description: 'Quanto do alvo já chegou, em por cento.' }) progresso!: string
  @Field({ description: `Status: ${status}` }) statusCampanha!: string
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => Int, {
    description: 'Versão do registro e das suas doações, para evitar sobrescrever o que outra pessoa fez.',
  })
  versao!: number
}

export const CampanhaMissoesPage = pageOf(CampanhaMissoes)

export const CampanhaMissoesOrdem = orderOf('CampanhaMissoes', campanhaMissoesFields, {
  nomeCampanha: 'Nome.',
  dataInicio: 'Primeiro dia.',
  dataFim: 'Último dia.',
  alvoCampanha: 'Alvo.',
  statusCampanha: 'Status.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de campanhas de missões.' })
export class CampanhaMissoesFiltro {
  @Field(() => String, { nullable: true, description: `Status: ${status}` }) statusCampanha?: string | null
  @Field(() => String, { nullable: true, description: `Tipo: ${tipo}` }) tipoCampanha?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class CampanhasMissoesArgs extends PageArgs {
  @Field(() => CampanhaMissoesOrdem, { nullable: true, description: 'Ordem; sem ela, da mais nova à mais antiga.' })
  ordem?: Order<(typeof campanhaMissoesFields)[number]> | null
  @Field(() => CampanhaMissoesFiltro, { nullable: true, description: 'Filtro.' }) filtro?: CampanhaMissoesFiltro | null
}

@InputType({ description: 'Dados de uma campanha de missões.' })
export class CampanhaMissoesInput {
  @Field({ description: 'Nome, até 100 caracteres.' }) nomeCampanha!: string
  @Field({ description: `Tipo: ${tipo}` }) tipoCampanha!: string
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) dataInicio!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia; não antes do primeiro.' }) dataFim!: string
  @Field(() => DecimalScalar, { description: 'Alvo, maior que zero.' }) alvoCampanha!: string
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'O total que já chegou, com as doações; o que elas não explicam fica como ajuste. Sem ele, não muda.',
  })
  atingidoCampanha?: string | null
  @Field(() => String, { nullable: true, description: `Status: ${status} Sem ele, ativa.` }) statusCampanha?:
    | string
    | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

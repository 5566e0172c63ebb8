import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { manutencaoPatrimonioFields } from '../../../../schema/rules/patrimonio/manutencao-patrimonio.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description: 'Conserto ou revisão de um patrimônio; concluir cria a saída.',
  simpleResolvers: true,
  implements: Registro,
})
export class ManutencaoPatrimonio {
  @Field(() => Int, { description: 'Número da manutenção.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número do patrimônio.' }) idPatrimonio!: number
  @Field(() => DateOnlyScalar, { description: 'Quando é feita.' }) dataManutencao!: string
  @Field(() => DecimalScalar, { description: 'Quanto custa, em reais.' }) valorManutencao!: string
  @Field({ description: 'pendente ou concluido; concluída, só muda se reaberta.' }) statusManutencao!: string
  @Field(() => String, { nullable: true, description: 'O que é feito.' }) descricaoManutencao!: string | null
  @Field(() => Int, { nullable: true, description: 'Número do departamento que paga, para o orçamento dele.' })
  idDepartamento!: number | null
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi cancelada.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const ManutencaoPatrimonioPage = pageOf(ManutencaoPatrimonio)

export const ManutencaoPatrimonioOrdem = orderOf('ManutencaoPatrimonio', manutencaoPatrimonioFields, {
  dataManutencao: 'Data.',
  patrimonio: 'Nome do patrimônio.',
  valorManutencao: 'Valor.',
  statusManutencao: 'Situação.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de manutenções.' })
export class ManutencaoPatrimonioFiltro {
  @Field(() => String, { nullable: true, description: 'pendente ou concluido.' }) statusManutencao?:
    | 'pendente'
    | 'concluido'
    | null
  @Field(() => ID, { nullable: true, description: 'Patrimônio, por número ou uuid.' }) idPatrimonio?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class ManutencoesPatrimonioArgs extends PageArgs {
  @Field(() => ManutencaoPatrimonioOrdem, {
    nullable: true,
    description: 'Ordem; sem ela, da data mais nova à mais antiga.',
  })
  ordem?: Order<(typeof manutencaoPatrimonioFields)[number]> | null
  @Field(() => ManutencaoPatrimonioFiltro, { nullable: true, description: 'Filtro.' })
  filtro?: ManutencaoPatrimonioFiltro | null
}

@InputType({ description: 'Dados de uma manutenção.' })
export class ManutencaoPatrimonioInput {
  @Field(() => DateOnlyScalar, { description: 'Quando é feita.' }) dataManutencao!: string
  @Field(() => DecimalScalar, { description: 'Quanto custa, em reais, maior que zero.' }) valorManutencao!: string
  @Field(() => ID, { description: 'Patrimônio, por número ou uuid.' }) idPatrimonio!: string
  @Field(() => String, { nullable: true, description: 'O que é feito, até 255 caracteres.' }) descricaoManutencao?:
    | string
    | null
  @Field(() => ID, { nullable: true, description: 'Departamento que paga, por número ou uuid.' }) idDepartamento?:
    | string
    | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { orcamentoFields } from '../../../../schema/rules/financas/orcamento.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description: 'Um gasto previsto de um departamento, que se aprova ou recusa.',
  simpleResolvers: true,
  implements: Registro,
})
export class Orcamento {
  @Field(() => Int, { description: 'Número do orçamento.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Título.' }) tituloOrcamento!: string
  @Field(() => DateOnlyScalar, { description: 'Para quando o gasto é previsto.' }) dataOrcamento!: string
  @Field(() => DecimalScalar, { description: 'Valor previsto, em reais.' }) valorOrcamento!: string
  @Field({ description: 'Descrição.' }) descricaoOrcamento!: string
  @Field({ description: 'pendente, aprovado ou recusado.' }) statusOrcamento!: string
  @Field(() => Int, { description: 'Número do departamento.' }) idDepartamento!: number
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi aprovado ou recusado.' })
  decididoEm!: Date | null
  @Field(() => String, { nullable: true, description: 'Nome de quem aprovou ou recusou.' }) nomeDecisor!: string | null
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const OrcamentoPage = pageOf(Orcamento)

export const OrcamentoOrdem = orderOf('Orcamento', orcamentoFields, {
  tituloOrcamento: 'Título.',
  departamento: 'Título do departamento.',
  dataOrcamento: 'Data.',
  valorOrcamento: 'Valor.',
  statusOrcamento: 'Situação.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de orçamentos.' })
export class OrcamentoFiltro {
  @Field(() => String, { nullable: true, description: 'pendente, aprovado ou recusado.' }) statusOrcamento?:
    | 'pendente'
    | 'aprovado'
    | 'recusado'
    | null
  @Field(() => ID, { nullable: true, description: 'Departamento, por número ou uuid.' }) idDepartamento?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class OrcamentosArgs extends PageArgs {
  @Field(() => OrcamentoOrdem, { nullable: true, description: 'Ordem; sem ela, da data mais nova à mais antiga.' })
  ordem?: Order<(typeof orcamentoFields)[number]> | null
  @Field(() => OrcamentoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: OrcamentoFiltro | null
}

@InputType({ description: 'Dados de um orçamento.' })
export class OrcamentoInput {
  @Field({ description: 'Título, até 120 caracteres.' }) tituloOrcamento!: string
  @Field(() => DateOnlyScalar, { description: 'Para quando o gasto é previsto.' }) dataOrcamento!: string
  @Field(() => DecimalScalar, { description: 'Valor previsto, em reais, maior que zero.' }) valorOrcamento!: string
  @Field({ description: 'Descrição, até 2000 caracteres.' }) descricaoOrcamento!: string
  @Field(() => ID, { description: 'Departamento, por número ou uuid.' }) idDepartamento!: string
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { centroCustoFields } from '../../../../schema/rules/financas/centro-custo.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description: 'A que parte da igreja uma conta ou um lançamento pertence.',
  simpleResolvers: true,
  implements: Registro,
})
export class CentroCusto {
  @Field(() => Int, { description: 'Número do centro de custo.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome do centro de custo.' }) nome!: string
  @Field(() => String, { nullable: true, description: 'Descrição.' }) descricao!: string | null
  @Field(() => Int, { description: '1: ativado; 0: desativado, não recebe contas novas.' }) status!: number
  @Field(() => Int, { description: 'Número do departamento.' }) idDepartamento!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
}

export const CentroCustoPage = pageOf(CentroCusto)

export const CentroCustoOrdem = orderOf('CentroCusto', centroCustoFields, {
  nome: 'Nome.',
  departamento: 'Título do departamento.',
  status: 'Status.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de centros de custo.' })
export class CentroCustoFiltro {
  @Field(() => Int, { nullable: true, description: '1: só os ativados; 0: só os desativados.' }) status?: number | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class CentrosCustoArgs extends PageArgs {
  @Field(() => CentroCustoOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Order<(typeof centroCustoFields)[number]> | null
  @Field(() => CentroCustoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: CentroCustoFiltro | null
}

@InputType({ description: 'Dados de um centro de custo.' })
export class CentroCustoInput {
  @Field({ description: 'Nome do centro de custo, até 100 caracteres; único na igreja.' }) nome!: string
  @Field(() => String, { nullable: true, description: 'Descrição, até 2000 caracteres.' }) descricao?: string | null
  @Field(() => ID, { description: 'Departamento, por número ou uuid.' }) idDepartamento!: string
  @Field(() => Int, { nullable: true, description: '1: ativado, o usual; 0: desativado.' }) status?: number | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

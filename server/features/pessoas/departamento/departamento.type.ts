import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { departamentoFields } from '../../../../schema/rules/pessoas/departamento.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { vinculoTexts } from '../vinculo/vinculo.type.js'

@ObjectType({
  description: 'Um grupo de trabalho permanente da igreja, como "Recepção".',
  simpleResolvers: true,
  implements: Registro,
})
export class Departamento {
  @Field(() => Int, { description: 'Número do departamento.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Título; único na igreja.' }) tituloDepartamento!: string
  @Field(() => String, { nullable: true, description: 'O que faz.' }) descricao!: string | null
  @Field(() => Int, { nullable: true, description: 'Número da pessoa responsável.' }) idResponsavel!: number | null
  @Field(() => Int, { description: '1: ativo; 0: inativo.' }) status!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const DepartamentoPage = pageOf(Departamento)

export const DepartamentoOrdem = orderOf('Departamento', departamentoFields, {
  tituloDepartamento: 'Título.',
  responsavel: 'Nome do responsável; sem responsável, por último.',
  status: 'Status.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de departamentos.' })
export class DepartamentoFiltro {
  @Field(() => Int, { nullable: true, description: '1: só ativos; 0: só inativos.' }) status?: number | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
  @Field(() => Boolean, { nullable: true, description: vinculoTexts.filtroLider }) liderAConfirmar?: boolean | null
}

@ArgsType()
export class DepartamentosArgs extends PageArgs {
  @Field(() => DepartamentoOrdem, { nullable: true, description: 'Ordem; sem ela, por título.' })
  ordem?: Order<(typeof departamentoFields)[number]> | null
  @Field(() => DepartamentoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: DepartamentoFiltro | null
}

@InputType({ description: 'Dados de um departamento. Numa alteração, o que não é enviado fica como está.' })
export class DepartamentoInput {
  @Field({ description: 'Título, até 100 caracteres; único na igreja.' }) tituloDepartamento!: string
  @Field(() => String, { nullable: true, description: 'O que faz.' }) descricao?: string | null
  @Field(() => ID, { nullable: true, description: 'Pessoa responsável, por número ou uuid.' }) idResponsavel?:
    | string
    | null
  @Field(() => Int, { nullable: true, description: '1: ativo, como começa; 0: inativo.' }) status?: number | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

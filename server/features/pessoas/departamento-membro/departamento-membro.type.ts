import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { membroDepartamentoFields } from '../../../../schema/rules/pessoas/departamento-membro.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { vinculoTexts } from '../vinculo/vinculo.type.js'

@ObjectType({ description: 'O vínculo de uma pessoa com um departamento.', simpleResolvers: true })
export class MembroDepartamento {
  @Field(() => Int, { description: 'Número do vínculo.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número do departamento.' }) idDepartamento!: number
  @Field(() => Int, { description: 'Número da pessoa.' }) idMembro!: number
  @Field({ description: 'ativo ou inativo.' }) statusMembro!: string
  @Field(() => DateTimeScalar, { description: 'Quando entrou no departamento.' }) createdAt!: Date
}

export const MembroDepartamentoPage = pageOf(MembroDepartamento)

export const MembroDepartamentoOrdem = orderOf('MembroDepartamento', membroDepartamentoFields, {
  name: 'Nome da pessoa.',
  email: 'E-mail da pessoa.',
  statusMembro: 'Status.',
  createdAt: 'Data de entrada.',
})

@InputType({ description: 'Filtro da lista de membros de departamentos.' })
export class MembroDepartamentoFiltro {
  @Field(() => ID, { nullable: true, description: 'Departamento, por número ou uuid; sem ele, todos.' })
  idDepartamento?: string | null
  @Field(() => ID, { nullable: true, description: 'Pessoa, por número ou uuid.' }) idMembro?: string | null
  @Field(() => String, { nullable: true, description: 'ativo ou inativo.' }) statusMembro?: string | null
  @Field(() => Boolean, { nullable: true, description: vinculoTexts.filtro }) aConfirmar?: boolean | null
}

@ArgsType()
export class MembrosDepartamentoArgs extends PageArgs {
  @Field(() => MembroDepartamentoOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Order<(typeof membroDepartamentoFields)[number]> | null
  @Field(() => MembroDepartamentoFiltro, { nullable: true, description: 'Filtro.' })
  filtro?: MembroDepartamentoFiltro | null
}

@InputType({ description: 'Uma pessoa para um departamento.' })
export class MembroDepartamentoInput {
  @Field(() => ID, { description: 'Departamento, por número ou uuid.' }) idDepartamento!: string
  @Field(() => ID, { description: 'Pessoa, por número ou uuid.' }) idMembro!: string
  @Field(() => String, { nullable: true, description: 'ativo, como começa, ou inativo.' }) statusMembro?: string | null
}

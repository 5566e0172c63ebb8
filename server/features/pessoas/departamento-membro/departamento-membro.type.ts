import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { type Ordem, orderOf, PageArgs, pageOf } from '../../../kernel/graphql/page.type.js'
import { DateTimeScalar } from '../../../kernel/graphql/scalars.js'
import { departamentoMembroFields } from './departamento-membro.input.js'

@ObjectType({ description: 'O vínculo de uma pessoa com um departamento.', simpleResolvers: true })
export class DepartamentoMembro {
  @Field(() => Int, { description: 'Número do vínculo.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número do departamento.' }) idDepartamento!: number
  @Field(() => Int, { description: 'Número da pessoa.' }) idMembro!: number
  @Field({ description: 'ativo ou inativo.' }) statusMembro!: string
  @Field(() => DateTimeScalar, { description: 'Quando entrou no departamento.' }) createdAt!: Date
}

export const DepartamentoMembroPage = pageOf(DepartamentoMembro)

export const DepartamentoMembroOrdem = orderOf('DepartamentoMembro', departamentoMembroFields, {
  name: 'Nome da pessoa.',
  email: 'E-mail da pessoa.',
  statusMembro: 'Status.',
  createdAt: 'Data de entrada.',
})

@InputType({ description: 'Filtro da lista de membros de departamentos.' })
export class DepartamentoMembroFiltro {
  @Field(() => ID, { nullable: true, description: 'Departamento, por número ou uuid; sem ele, todos.' })
  idDepartamento?: string | null
  @Field(() => ID, { nullable: true, description: 'Pessoa, por número ou uuid.' }) idMembro?: string | null
  @Field(() => String, { nullable: true, description: 'ativo ou inativo.' }) statusMembro?: string | null
}

@ArgsType()
export class DepartamentoMembrosArgs extends PageArgs {
  @Field(() => DepartamentoMembroOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Ordem<(typeof departamentoMembroFields)[number]> | null
  @Field(() => DepartamentoMembroFiltro, { nullable: true, description: 'Filtro.' })
  filtro?: DepartamentoMembroFiltro | null
}

@InputType({ description: 'Uma pessoa para um departamento.' })
export class DepartamentoMembroInput {
  @Field(() => ID, { description: 'Departamento, por número ou uuid.' }) idDepartamento!: string
  @Field(() => ID, { description: 'Pessoa, por número ou uuid.' }) idMembro!: string
  @Field(() => String, { nullable: true, description: 'ativo, como começa, ou inativo.' }) statusMembro?: string | null
}

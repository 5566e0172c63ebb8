import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { localFields } from '../../../../schema/rules/agenda/local.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Onde algo acontece: templo, salão, casa.', simpleResolvers: true, implements: Registro })
export class Local {
  @Field(() => Int, { description: 'Número do local.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome do local.' }) nomeLocal!: string
  @Field(() => String, { nullable: true, description: 'Endereço, em uma linha.' }) endereco!: string | null
  @Field(() => Int, { nullable: true, description: 'Quantas pessoas cabem.' }) capacidade!: number | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
}

export const LocalPage = pageOf(Local)

export const LocalOrdem = orderOf('Local', localFields, {
  nomeLocal: 'Nome.',
  capacidade: 'Quantas pessoas cabem; sem ela, por último.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de locais.' })
export class LocalFiltro {
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class LocaisArgs extends PageArgs {
  @Field(() => LocalOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Order<(typeof localFields)[number]> | null
  @Field(() => LocalFiltro, { nullable: true, description: 'Filtro.' }) filtro?: LocalFiltro | null
}

@InputType({ description: 'Dados de um local.' })
export class LocalInput {
  @Field({ description: 'Nome do local, até 80 caracteres.' }) nomeLocal!: string
  @Field(() => String, { nullable: true, description: 'Endereço, até 200 caracteres.' }) endereco?: string | null
  @Field(() => Int, { nullable: true, description: 'Quantas pessoas cabem, ao menos 1.' }) capacidade?: number | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { momentoCultoFields } from '../../../../schema/rules/culto/momento-culto.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Momento.', simpleResolvers: true, implements: Registro })
export class MomentoCulto {
  @Field(() => Int, { description: 'Número do momento.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome do momento.' }) titulo!: string
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
}

export const MomentoCultoPage = pageOf(MomentoCulto)

export const MomentoCultoOrdem = orderOf('MomentoCulto', momentoCultoFields, {
  titulo: 'Nome.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de momentos.' })
export class MomentoCultoFiltro {
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class MomentosCultoArgs extends PageArgs {
  @Field(() => MomentoCultoOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Order<(typeof momentoCultoFields)[number]> | null
  @Field(() => MomentoCultoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: MomentoCultoFiltro | null
}

@InputType({ description: 'Dados de um momento.' })
export class MomentoCultoInput {
  @Field({ description: 'Nome do momento, até 80 caracteres.' }) titulo!: string
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

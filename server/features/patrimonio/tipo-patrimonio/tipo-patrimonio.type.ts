import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { tipoPatrimonioFields } from '../../../../schema/rules/patrimonio/tipo-patrimonio.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description: 'Tipo de patrimônio, como "Instrumentos musicais".',
  simpleResolvers: true,
  implements: Registro,
})
export class TipoPatrimonio {
  @Field(() => Int, { description: 'Número do tipo.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome do tipo.' }) tipoPatrimonio!: string
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
}

export const TipoPatrimonioPage = pageOf(TipoPatrimonio)

export const TipoPatrimonioOrdem = orderOf('TipoPatrimonio', tipoPatrimonioFields, {
  tipoPatrimonio: 'Nome.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de tipos de patrimônio.' })
export class TipoPatrimonioFiltro {
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class TipoPatrimoniosArgs extends PageArgs {
  @Field(() => TipoPatrimonioOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Order<(typeof tipoPatrimonioFields)[number]> | null
  @Field(() => TipoPatrimonioFiltro, { nullable: true, description: 'Filtro.' }) filtro?: TipoPatrimonioFiltro | null
}

@InputType({ description: 'Dados de um tipo de patrimônio.' })
export class TipoPatrimonioInput {
  @Field({ description: 'Nome do tipo, até 80 caracteres.' }) tipoPatrimonio!: string
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

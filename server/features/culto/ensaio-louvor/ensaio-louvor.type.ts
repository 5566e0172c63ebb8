import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { type Ordem, orderOf, PageArgs, pageOf } from '../../../kernel/graphql/page.type.js'
import { DateTimeScalar } from '../../../kernel/graphql/scalars.js'
import { ensaioLouvorFields } from './ensaio-louvor.input.js'

@ObjectType({ description: 'Ensaio.', simpleResolvers: true })
export class EnsaioLouvor {
  @Field(() => Int, { description: 'Número do ensaio.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome do ensaio.' }) horaEnsaio!: string
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
}

export const EnsaioLouvorPage = pageOf(EnsaioLouvor)

export const EnsaioLouvorOrdem = orderOf('EnsaioLouvor', ensaioLouvorFields, {
  horaEnsaio: 'Nome.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de ensaios.' })
export class EnsaioLouvorFiltro {
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class EnsaiosLouvorArgs extends PageArgs {
  @Field(() => EnsaioLouvorOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Ordem<(typeof ensaioLouvorFields)[number]> | null
  @Field(() => EnsaioLouvorFiltro, { nullable: true, description: 'Filtro.' }) filtro?: EnsaioLouvorFiltro | null
}

@InputType({ description: 'Dados de um ensaio.' })
export class EnsaioLouvorInput {
  @Field({ description: 'Nome do ensaio, até 80 caracteres.' }) horaEnsaio!: string
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

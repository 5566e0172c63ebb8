import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { setlistEnsaioFields } from '../../../../schema/rules/culto/setlist-ensaio.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const tom = 'Tom: C, C#, D … B ou, menor, Cm, C#m … Bm.'

@ObjectType({ description: 'Uma música do setlist de um ensaio.', simpleResolvers: true })
export class SetlistEnsaio {
  @Field(() => Int, { description: 'Número da música no setlist.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número do ensaio.' }) idEnsaio!: number
  @Field({ description: 'Nome da música.' }) nomeMusica!: string
  @Field({ description: tom }) tomMusica!: string
  @Field(() => String, { nullable: true, description: 'Endereço em um serviço de vídeo ou áudio.' })
  linkMusica!: string | null
  @Field(() => Int, { description: 'Lugar no setlist, a partir de 1.' }) ordem!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi adicionada.' }) createdAt!: Date
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const SetlistEnsaioPage = pageOf(SetlistEnsaio)

export const SetlistEnsaioOrdem = orderOf('SetlistEnsaio', setlistEnsaioFields, {
  ordem: 'Lugar no setlist.',
  nomeMusica: 'Nome da música.',
  tomMusica: 'Tom.',
})

@InputType({ description: 'Filtro da lista de músicas de ensaios.' })
export class SetlistEnsaioFiltro {
  @Field(() => ID, { nullable: true, description: 'Ensaio, por número ou uuid.' }) idEnsaio?: string | null
}

@ArgsType()
export class SetlistEnsaioArgs extends PageArgs {
  @Field(() => SetlistEnsaioOrdem, { nullable: true, description: 'Ordem; sem ela, a do setlist.' })
  ordem?: Order<(typeof setlistEnsaioFields)[number]> | null
  @Field(() => SetlistEnsaioFiltro, { nullable: true, description: 'Filtro.' }) filtro?: SetlistEnsaioFiltro | null
}

@InputType({ description: 'Dados de uma música.' })
export class MusicaInput {
  @Field({ description: 'Nome da música, até 120 caracteres.' }) nomeMusica!: string
  @Field({ description: tom }) tomMusica!: string
  @Field(() => String, { nullable: true, description: 'Endereço em um serviço de vídeo ou áudio.' }) linkMusica?:
    | string
    | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@InputType({ description: 'Uma música nova no setlist de um ensaio.' })
export class SetlistEnsaioInput extends MusicaInput {
  @Field(() => ID, { description: 'Ensaio, por número ou uuid.' }) idEnsaio!: string
}

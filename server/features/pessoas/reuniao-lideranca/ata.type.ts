import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description: 'A ata de uma reunião: um rascunho até ser aprovada; depois, imutável.',
  simpleResolvers: true,
})
export class Ata {
  @Field(() => Int, { description: 'Número do registro (o da ata é numeroAta).' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número da reunião.' }) idReuniao!: number
  @Field(() => Int, { nullable: true, description: 'Número da ata na igreja, sem lacunas; nulo num rascunho.' })
  numeroAta!: number | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi aprovada.' }) aprovadaEm!: Date | null
  @Field(() => String, { nullable: true, description: 'Nome de quem aprovou.' }) nomeAprovador!: string | null
  @Field(() => DateTimeScalar, { description: 'Quando foi começada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

@InputType({ description: 'O texto de uma ata.' })
export class AtaInput {
  @Field({
    description:
      'HTML com p, br, strong, em, u, s, h2, h3, ul, ol, li e blockquote, sem atributos; o resto é retirado. Até 60.000 bytes em UTF-8.',
  })
  textoAta!: string
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada; nula se ainda não havia ata.' })
  versao?: number | null
}

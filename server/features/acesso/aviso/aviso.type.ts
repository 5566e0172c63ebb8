import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Um tipo de aviso, e por onde a própria pessoa o recebe.', simpleResolvers: true })
export class TipoAviso {
  @Field({ description: 'Nome que não muda, como escala.nova.' }) tipo!: string
  @Field({ description: 'O que avisa.' }) nome!: string
  @Field({ description: 'Quando avisa.' }) descricao!: string
  @Field({ description: 'Vai aos aparelhos.' }) push!: boolean
  @Field({ description: 'Vai por e-mail quando nenhum aparelho o recebe.' }) email!: boolean
}

@ObjectType({ description: 'Um aparelho em que a própria pessoa recebe avisos.', simpleResolvers: true })
export class Aparelho {
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Navegador e sistema.' }) dispositivo!: string
  @Field(() => DateTimeScalar, { description: 'Quando foi ligado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando o último aviso lhe foi entregue.' })
  recebidoEm!: Date | null
  @Field({ description: 'É o aparelho que fez esta consulta.' }) atual!: boolean
}

@ObjectType({ description: 'Como a própria pessoa é avisada.', simpleResolvers: true })
export class MeusAvisos {
  @Field({ description: 'Chave pública com que o navegador se inscreve (VAPID).' }) chavePublica!: string
  @Field(() => String, { nullable: true, description: 'Início das horas de silêncio, HH:mm; nulo se não há.' })
  silencioDe!: string | null
  @Field(() => String, { nullable: true, description: 'Fim das horas de silêncio, HH:mm.' })
  silencioAte!: string | null
  @Field(() => [TipoAviso], { description: 'Os tipos de aviso que a pessoa pode receber.' }) tipos!: TipoAviso[]
  @Field(() => [Aparelho], { description: 'Os aparelhos ligados, o mais recente primeiro.' }) aparelhos!: Aparelho[]
}

@InputType({ description: 'A inscrição de um navegador no serviço de avisos dele.' })
export class AparelhoInput {
  @Field({ description: 'Endereço da inscrição (endpoint).' }) endereco!: string
  @Field({ description: 'Chave pública do navegador, base64url.' }) p256dh!: string
  @Field({ description: 'Segredo do navegador, base64url.' }) auth!: string
}

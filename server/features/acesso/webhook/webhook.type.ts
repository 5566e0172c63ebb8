import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { Situacao } from '../../../../schema/rules/acesso/webhook.input.js'
import { CodigoField } from '../../../kernel/transport/graphql/arguments.js'
import { PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import type { Motivo } from './webhook.switch-off.js'

@ObjectType({ description: 'Um evento que um webhook pode avisar.', simpleResolvers: true })
export class EventoDeWebhook {
  @Field({ description: 'Nome do evento, como `pessoa.criada`.' }) nome!: string
  @Field({ description: 'O que aconteceu, em palavras.' }) rotulo!: string
  @Field({ description: 'De que registros é o evento, em palavras.' }) grupo!: string
  @Field({ description: 'O tipo do registro neste esquema.' }) tipo!: string
}

@ObjectType({ description: 'Um endereço de outro sistema, avisado do que muda na igreja.', simpleResolvers: true })
export class Webhook {
  @Field(() => Int, { description: 'Número do webhook.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Endereço que recebe os avisos.' }) url!: string
  @Field(() => String, { nullable: true, description: 'Para que serve.' }) descricao!: string | null
  @Field({ description: 'Se está ligado.' }) ativo!: boolean
  @Field({ description: 'Nome de quem criou; os avisos se limitam ao que esta pessoa pode ler.' }) criadoPor!: string
  @Field(() => DateTimeScalar, { nullable: true, description: 'Até quando o segredo anterior também assina.' })
  anteriorAte!: Date | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Desde quando nenhuma entrega dá certo.' })
  falhandoDesde!: Date | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando o sistema o desligou.' })
  desligadoEm!: Date | null
  @Field(() => String, {
    nullable: true,
    description: 'Por que o sistema o desligou: falhas, fila (recebe devagar demais) ou acesso (de quem o criou).',
  })
  motivo!: Motivo | null
  @Field(() => DateTimeScalar, { description: 'Quando foi criado.' }) createdAt!: Date
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
}

@ObjectType({ description: 'Um webhook com o seu novo segredo.', simpleResolvers: true })
export class WebhookComSegredo {
  @Field({ description: 'O segredo com que se confere a assinatura. Só é mostrado aqui.' }) segredo!: string
  @Field(() => Webhook, { description: 'O webhook.' }) webhook!: Webhook
}

@ObjectType({ description: 'Uma entrega a um webhook, com o que se sabe dela.', simpleResolvers: true })
export class EntregaWebhook {
  @Field(() => Int, { description: 'Número da entrega.' }) id!: number
  @Field(() => ID, { description: 'Identificador, igual em todas as tentativas (Candeia-Entrega).' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome do evento.' }) evento!: string
  @Field(() => String, { nullable: true, description: 'O tipo do registro; nulo em um teste.' }) tipo!: string | null
  @Field(() => ID, { nullable: true, description: 'O uuid do registro; nulo em um teste.' }) registro!: string | null
  @Field(() => Int, { nullable: true, description: 'A versão do registro depois da mudança.' })
  versaoRegistro!: number | null
  @Field(() => DateTimeScalar, { description: 'Quando o registro mudou.' }) quando!: Date
  @Field(() => String, {
    description: 'pendente, entregue, falhou, ou omitida (quem criou o webhook não pode ler o registro).',
  })
  situacao!: Situacao
  @Field(() => Int, { description: 'Quantas vezes foi tentada.' }) tentativas!: number
  @Field(() => DateTimeScalar, { description: 'Quando será tentada, se está pendente.' }) tentarEm!: Date
  @Field(() => Int, { nullable: true, description: 'Código HTTP da última resposta.' }) status!: number | null
  @Field(() => Int, { nullable: true, description: 'Milissegundos até a última resposta.' }) duracao!: number | null
  @Field(() => String, { nullable: true, description: 'Por que a última tentativa não deu certo.' })
  problema!: string | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi entregue, ou falhou de vez.' })
  concluidaEm!: Date | null
  @Field(() => DateTimeScalar, { description: 'Quando entrou na fila.' }) createdAt!: Date
}

export const EntregaWebhookPage = pageOf(EntregaWebhook)

@InputType({ description: 'Filtro das entregas.' })
export class EntregaWebhookFiltro {
  @Field(() => ID, { nullable: true, description: 'O webhook, por número ou uuid.' }) idWebhook?: string | null
  @Field(() => String, { nullable: true, description: 'pendente, entregue, falhou ou omitida.' })
  situacao?: Situacao | null
}

@ArgsType()
export class EntregasWebhookArgs extends PageArgs {
  @Field(() => EntregaWebhookFiltro, { nullable: true, description: 'Filtro.' }) filtro?: EntregaWebhookFiltro | null
}

@InputType({ description: 'Dados de um webhook.' })
export class WebhookInput {
  @Field({ description: 'Endereço que recebe os avisos, com https.' }) url!: string
  @Field(() => String, { nullable: true, description: 'Para que serve, até 100 caracteres.' }) descricao?: string | null
  @Field(() => [String], { description: 'Nomes dos eventos (`eventosDeWebhook`).' }) eventos!: string[]
  @Field(() => Boolean, { nullable: true, description: 'Se está ligado; se não for dito, está.' }) ativo?:
    | boolean
    | null
  @Field({ description: 'A senha atual de quem altera.' }) minhaSenha!: string
  @CodigoField() codigo?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

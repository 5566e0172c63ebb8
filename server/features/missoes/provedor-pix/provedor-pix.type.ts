import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { Banco } from '../../../../schema/rules/missoes/provedor-pix.input.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const bancos = 'efi, sicoob, inter ou outro'

@ObjectType({
  description: 'Por que banco a igreja fica sabendo de cada Pix que recebe. Nenhum segredo aparece aqui.',
  simpleResolvers: true,
})
export class PixAutomatico {
  @Field({ description: 'Se está ligado.' }) ativo!: boolean
  @Field({ description: `O banco: ${bancos}.` }) banco!: string
  @Field({ description: 'O nome do banco.' }) nomeBanco!: string
  @Field({ description: 'O endereço da API Pix do banco.' }) endereco!: string
  @Field({ description: 'O endereço em que o banco dá o acesso.' }) enderecoAcesso!: string
  @Field({ description: 'O Client ID da igreja no banco.' }) aplicacao!: string
  @Field({ description: 'Se há um certificado guardado.' }) temCertificado!: boolean
  @Field(() => Int, { nullable: true, description: 'Número da conta financeira dos Pix; nulo: a padrão.' })
  idContaFinanceira!: number | null
  @Field({ description: 'Se o banco conhece o endereço dos avisos.' }) avisoRegistrado!: boolean
  @Field(() => String, {
    nullable: true,
    description: 'Por que o banco não aceita o endereço dos avisos. Sem os avisos, só a busca encontra os Pix.',
  })
  avisoProblema!: string | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'O último aviso do banco.' }) ultimoAviso!: Date | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'A última busca que deu certo.' })
  ultimaBusca!: Date | null
  @Field(() => String, { nullable: true, description: 'Por que a última chamada ao banco falhou.' })
  problema!: string | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando falhou.' }) problemaEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
}

@InputType({ description: 'Por que banco a igreja fica sabendo de cada Pix que recebe.' })
export class PixAutomaticoInput {
  @Field({ description: 'Se fica ligado.' }) ativo!: boolean
  @Field(() => String, { description: `O banco: ${bancos}.` }) banco!: Banco
  @Field({ description: 'O endereço da API Pix do banco, até 300 caracteres.' }) endereco!: string
  @Field({ description: 'O endereço em que o banco dá o acesso (token), até 300 caracteres.' }) enderecoAcesso!: string
  @Field({ description: 'O Client ID que o banco deu, até 200 caracteres.' }) aplicacao!: string
  @Field(() => String, { nullable: true, description: 'O Client Secret; ausente, fica o que há.' }) segredo?:
    | string
    | null
  @Field(() => String, {
    nullable: true,
    description: 'O certificado com a sua chave (.p12 ou .pfx), em base64; ausente, fica o que há.',
  })
  certificado?: string | null
  @Field(() => String, { nullable: true, description: 'A senha do certificado.' }) senhaCertificado?: string | null
  @Field(() => ID, { nullable: true, description: 'A conta financeira dos Pix, por número ou uuid; nula: a padrão.' })
  idContaFinanceira?: string | null
  @Field({ description: 'A senha atual de quem muda.' }) minhaSenha!: string
  @Field(() => String, { nullable: true, description: 'O código de verificação.' }) codigo?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

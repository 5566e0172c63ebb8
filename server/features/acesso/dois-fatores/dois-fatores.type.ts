import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: 'O que o aplicativo autenticador precisa para gerar os códigos.', simpleResolvers: true })
export class DoisFatoresPreparo {
  @Field({ description: 'Chave em base32, a digitar no aplicativo quando não há câmera.' }) segredo!: string
  @Field({ description: 'A mesma chave como endereço otpauth.' }) uri!: string
}

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A nova chave Pix da igreja. */
export type MudarChavePixInput = {
  /** A chave, até 77 caracteres. */
  chavePix: string;
  /** A cidade que o banco mostra, até 15 caracteres. */
  cidade: string;
  /** O código de verificação, de quem entra em duas etapas. */
  codigo?: string | null | undefined;
  /** A senha atual de quem muda. */
  minhaSenha: string;
  /** O nome que o banco mostra, até 25 caracteres. */
  nome: string;
  /** Tipo da chave: cnpj, cpf, email, telefone ou aleatoria. */
  tipoChave: string;
  /** Versão dos dados da igreja que estava sendo editada. */
  versao?: number | null | undefined;
};

export type MudarChavePixMutationVariables = Exact<{
  input: Types.MudarChavePixInput;
}>;


export type MudarChavePixMutation = { mudarChavePix: { versao: number, recebedor: { chave: string, nome: string, cidade: string } | null } };


export const MudarChavePixDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MudarChavePix"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MudarChavePixInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mudarChavePix"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recebedor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chave"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<MudarChavePixMutation, MudarChavePixMutationVariables>;
export const useMudarChavePixMutation = (options?: useMutation.Options<MudarChavePixMutation, MudarChavePixMutationVariables>): useMutation.ResultTuple<MudarChavePixMutation, MudarChavePixMutationVariables> => useMutation(MudarChavePixDocument, options as never) as never
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EscolherNomeAcessoMutationVariables = Exact<{
  nomeAcesso?: string | null | undefined;
  minhaSenha: string;
  codigo?: string | null | undefined;
}>;


export type EscolherNomeAcessoMutation = { escolherNomeAcesso: { id: number, nomeAcesso: string | null } };


export const EscolherNomeAcessoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EscolherNomeAcesso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nomeAcesso"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minhaSenha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"escolherNomeAcesso"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"nomeAcesso"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nomeAcesso"}}},{"kind":"Argument","name":{"kind":"Name","value":"minhaSenha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minhaSenha"}}},{"kind":"Argument","name":{"kind":"Name","value":"codigo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nomeAcesso"}}]}}]}}]} as unknown as DocumentNode<EscolherNomeAcessoMutation, EscolherNomeAcessoMutationVariables>;
export const useEscolherNomeAcessoMutation = (options?: useMutation.Options<EscolherNomeAcessoMutation, EscolherNomeAcessoMutationVariables>): useMutation.ResultTuple<EscolherNomeAcessoMutation, EscolherNomeAcessoMutationVariables> => useMutation(EscolherNomeAcessoDocument, options as never) as never
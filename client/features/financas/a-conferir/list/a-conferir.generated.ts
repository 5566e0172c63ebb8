/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AConferirQueryVariables = Exact<{ [key: string]: never; }>;


export type AConferirQuery = { aConferir: Array<{ id: number, uuid: string, idCliente: number, pergunta: string, tabela: string, idRegistro: number, idCampanha: number | null, descricao: string, valor: string, data: string, createdAt: string }> };

export type MarcarConferidoMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type MarcarConferidoMutation = { marcarConferido: { message: string } };


export const AConferirDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AConferir"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aConferir"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"pergunta"}},{"kind":"Field","name":{"kind":"Name","value":"tabela"}},{"kind":"Field","name":{"kind":"Name","value":"idRegistro"}},{"kind":"Field","name":{"kind":"Name","value":"idCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<AConferirQuery, AConferirQueryVariables>;
export const MarcarConferidoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarcarConferido"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marcarConferido"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<MarcarConferidoMutation, MarcarConferidoMutationVariables>;
export const useAConferirQuery = (options?: useQuery.Options<AConferirQuery, AConferirQueryVariables> | SkipToken): useQuery.Result<AConferirQuery, AConferirQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(AConferirDocument, options as never) as never
export const useMarcarConferidoMutation = (options?: useMutation.Options<MarcarConferidoMutation, MarcarConferidoMutationVariables>): useMutation.ResultTuple<MarcarConferidoMutation, MarcarConferidoMutationVariables> => useMutation(MarcarConferidoDocument, options as never) as never
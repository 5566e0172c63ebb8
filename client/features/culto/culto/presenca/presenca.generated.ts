/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useSubscription, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Se uma pessoa esteve em um encontro, com o instante em que isto foi marcado. */
export type MarcaPresencaInput = {
  /** Pessoa, por número ou uuid. */
  idMembro: string | number;
  /** Quando foi marcado, pelo relógio do aparelho. */
  marcadoEm: string;
  /** Esteve presente. */
  presente: boolean;
};

/** Marcas de um aparelho, que podem chegar tarde e mais de uma vez: de cada pessoa vale a mais nova. */
export type MarcasCultoInput = {
  /** Agora, pelo relógio do aparelho: de cada marca conta a idade, então um relógio errado não atrapalha. */
  enviadoEm: string;
  /** As pessoas marcadas; quem falta aqui, fica como está. */
  marcas: Array<MarcaPresencaInput>;
};

export type PresencaDoCultoQueryVariables = Exact<{
  id: string | number;
  first: number;
  comPessoas: boolean;
}>;


export type PresencaDoCultoQuery = { culto: { id: number, uuid: string, idCliente: number, dataCulto: string, horaCulto: string, temaCulto: string | null, statusCulto: string, visitantes: number, quantidadePresentes: number, acoesPermitidas: Array<string>, presencas?: { totalCount: number, nodes: Array<{ id: number, uuid: string, createdAt: string, membro: { id: number, uuid: string, name: string, fotoUrl: string | null } | null }> } }, codigoPresencaCulto: { link: string, qrCode: string } };

export type PresentesDaPaginaFragment = { totalCount: number, nodes: Array<{ id: number, uuid: string, createdAt: string, membro: { id: number, uuid: string, name: string, fotoUrl: string | null } | null }> };

export type PresentesDoCultoQueryVariables = Exact<{
  id: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type PresentesDoCultoQuery = { culto: { id: number, uuid: string, presencas: { totalCount: number, nodes: Array<{ id: number, uuid: string, createdAt: string, membro: { id: number, uuid: string, name: string, fotoUrl: string | null } | null }> } } };

export type PresencaAoVivoSubscriptionVariables = Exact<{
  idCulto: string | number;
}>;


export type PresencaAoVivoSubscription = { presencaCulto: { idCulto: number, presentes: number, visitantes: number } };

export type MarcarPresencasCultoMutationVariables = Exact<{
  id: string | number;
  input: Types.MarcasCultoInput;
}>;


export type MarcarPresencasCultoMutation = { marcarPresencasCulto: { idCulto: number, presentes: number, recusados: Array<{ idMembro: string, motivo: string }> } };

export type SomarVisitantesCultoMutationVariables = Exact<{
  id: string | number;
  diferenca: number;
}>;


export type SomarVisitantesCultoMutation = { somarVisitantesCulto: { id: number, uuid: string, visitantes: number, versao: number } };

export type RenovarTokenCultoMutationVariables = Exact<{
  id: string | number;
}>;


export type RenovarTokenCultoMutation = { renovarTokenCulto: { id: number, uuid: string } };

export const PresentesDaPaginaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PresentesDaPagina"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParticipacaoCultoPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]} as unknown as DocumentNode<PresentesDaPaginaFragment, unknown>;
export const PresencaDoCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PresencaDoCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"comPessoas"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"culto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"dataCulto"}},{"kind":"Field","name":{"kind":"Name","value":"horaCulto"}},{"kind":"Field","name":{"kind":"Name","value":"temaCulto"}},{"kind":"Field","name":{"kind":"Name","value":"statusCulto"}},{"kind":"Field","name":{"kind":"Name","value":"visitantes"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadePresentes"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"presencas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"campo"},"value":{"kind":"EnumValue","value":"name"}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"comPessoas"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PresentesDaPagina"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"codigoPresencaCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PresentesDaPagina"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParticipacaoCultoPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]} as unknown as DocumentNode<PresencaDoCultoQuery, PresencaDoCultoQueryVariables>;
export const PresentesDoCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PresentesDoCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"culto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"presencas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"campo"},"value":{"kind":"EnumValue","value":"name"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PresentesDaPagina"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PresentesDaPagina"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParticipacaoCultoPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]} as unknown as DocumentNode<PresentesDoCultoQuery, PresentesDoCultoQueryVariables>;
export const PresencaAoVivoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PresencaAoVivo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCulto"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"presencaCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idCulto"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCulto"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"idCulto"}},{"kind":"Field","name":{"kind":"Name","value":"presentes"}},{"kind":"Field","name":{"kind":"Name","value":"visitantes"}}]}}]}}]} as unknown as DocumentNode<PresencaAoVivoSubscription, PresencaAoVivoSubscriptionVariables>;
export const MarcarPresencasCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarcarPresencasCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarcasCultoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marcarPresencasCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"idCulto"}},{"kind":"Field","name":{"kind":"Name","value":"presentes"}},{"kind":"Field","name":{"kind":"Name","value":"recusados"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}}]}}]}}]}}]} as unknown as DocumentNode<MarcarPresencasCultoMutation, MarcarPresencasCultoMutationVariables>;
export const SomarVisitantesCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SomarVisitantesCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"diferenca"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"somarVisitantesCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"diferenca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"diferenca"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"visitantes"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<SomarVisitantesCultoMutation, SomarVisitantesCultoMutationVariables>;
export const RenovarTokenCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenovarTokenCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renovarTokenCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<RenovarTokenCultoMutation, RenovarTokenCultoMutationVariables>;
export const usePresencaDoCultoQuery = (options: useQuery.Options<PresencaDoCultoQuery, PresencaDoCultoQueryVariables> | SkipToken): useQuery.Result<PresencaDoCultoQuery, PresencaDoCultoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(PresencaDoCultoDocument, options as never) as never
export const usePresentesDoCultoQuery = (options: useQuery.Options<PresentesDoCultoQuery, PresentesDoCultoQueryVariables> | SkipToken): useQuery.Result<PresentesDoCultoQuery, PresentesDoCultoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(PresentesDoCultoDocument, options as never) as never
export const usePresencaAoVivoSubscription = (options: useSubscription.Options<PresencaAoVivoSubscription, PresencaAoVivoSubscriptionVariables>): useSubscription.Result<PresencaAoVivoSubscription> => useSubscription(PresencaAoVivoDocument, options as never) as never
export const useMarcarPresencasCultoMutation = (options?: useMutation.Options<MarcarPresencasCultoMutation, MarcarPresencasCultoMutationVariables>): useMutation.ResultTuple<MarcarPresencasCultoMutation, MarcarPresencasCultoMutationVariables> => useMutation(MarcarPresencasCultoDocument, options as never) as never
export const useSomarVisitantesCultoMutation = (options?: useMutation.Options<SomarVisitantesCultoMutation, SomarVisitantesCultoMutationVariables>): useMutation.ResultTuple<SomarVisitantesCultoMutation, SomarVisitantesCultoMutationVariables> => useMutation(SomarVisitantesCultoDocument, options as never) as never
export const useRenovarTokenCultoMutation = (options?: useMutation.Options<RenovarTokenCultoMutation, RenovarTokenCultoMutationVariables>): useMutation.ResultTuple<RenovarTokenCultoMutation, RenovarTokenCultoMutationVariables> => useMutation(RenovarTokenCultoDocument, options as never) as never
import { follow } from './feed.mjs'

const { SHOPIFY_SHOP, SHOPIFY_TOKEN, SHOPIFY_LOCATION } = process.env
const VERSION = '2026-07'

async function shopify(query, variables) {
  const answer = await fetch(`https://${SHOPIFY_SHOP}/admin/api/${VERSION}/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': SHOPIFY_TOKEN },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await answer.json()
  if (!answer.ok || errors) throw new Error(JSON.stringify(errors ?? answer.status))
  return data
}

const FIND = `query ($q: String!) { productVariants(first: 2, query: $q) { nodes { inventoryItem { id } } } }`
const SET = `mutation ($input: InventorySetQuantitiesInput!) {
  inventorySetQuantities(input: $input) { userErrors { message } } }`

/** Shopify's name of a garment, by its EAN; nothing where the shop does not sell it. */
async function itemOf(ean) {
  const { productVariants } = await shopify(FIND, { q: `barcode:${ean}` })
  return productVariants.nodes[0]?.inventoryItem.id
}

await follow('shopify.cursor', async (cambios) => {
  const quantities = []
  for (const { actual } of cambios) {
    const inventoryItemId = actual?.ean && (await itemOf(actual.ean))
    if (inventoryItemId) quantities.push({ inventoryItemId, locationId: SHOPIFY_LOCATION, quantity: actual.libre })
  }
  for (let i = 0; i < quantities.length; i += 100) {
    const input = {
      name: 'available',
      reason: 'correction',
      ignoreCompareQuantity: true,
      quantities: quantities.slice(i, i + 100),
    }
    const { inventorySetQuantities } = await shopify(SET, { input })
    if (inventorySetQuantities.userErrors.length > 0) throw new Error(JSON.stringify(inventorySetQuantities.userErrors))
  }
  console.log(`${quantities.length} of ${cambios.length} told.`)
})

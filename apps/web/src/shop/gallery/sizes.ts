/** How wide a card's picture is: half a phone, a third of a tablet, a third of what the filters leave. */
export const CARD_SIZES = '(max-width: 760px) 50vw, (max-width: 1180px) 30vw, 24vw'

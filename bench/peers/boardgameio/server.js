// boardgame.io's own server, in memory, with the tic-tac-toe of its tutorial. A board that is won
// or full is cleared by the next move instead of ending the match: so no new match has to be set up.
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

const isWon = (cells) =>
  LINES.some((line) => cells[line[0]] !== null && line.every((i) => cells[i] === cells[line[0]]));
const isDone = (cells) => isWon(cells) || cells.every((cell) => cell !== null);

const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (isDone(G.cells)) G.cells.fill(null);
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
};

Server({ games: [TicTacToe], origins: [] })
  .run({ port: 0 })
  .then(({ appServer }) => console.log(`localhost:${appServer.address().port}`));

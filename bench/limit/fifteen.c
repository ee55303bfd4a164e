/* The basic game of 15GO! for three players by hand in C: as fast as it gets without tricks.
   Random play-outs; prints decisions per second and decisions per game (which must agree with
   the rules in src/handvoll/games/fifteen: the same game, counted the same way). */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 3, CARDS = 120, ROWS = 8, LONG_GAME = 400 };

typedef struct {
    uint8_t closed[SEATS][CARDS], open[SEATS][CARDS];
    int closed_n[SEATS], open_n[SEATS];
    uint8_t waits[ROWS];
    int rows, seat, turned, winner, turns;
} Game;

static uint64_t seed = 88172645463325252ULL;

static inline uint32_t below(uint32_t n) {
    seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
    return (uint32_t)(((seed >> 32) * n) >> 32);
}

static inline int number(int card) { return card % 15 + 1; }

static void recycle(Game *g, int s) {
    int n = g->open_n[s] - 1;
    for (int i = 0; i < n; i++) g->closed[s][i] = g->open[s][n - 1 - i];
    g->closed_n[s] = n;
    g->open[s][0] = g->open[s][n];
    g->open_n[s] = 1;
}

static void turn_up(Game *g) {
    int s = g->seat;
    for (;;) {
        int card;
        if (g->closed_n[s] == 0 && g->open_n[s] == 1) {
            card = g->open[s][--g->open_n[s]];
        } else {
            if (g->closed_n[s] == 0) recycle(g, s);
            card = g->closed[s][--g->closed_n[s]];
        }
        if (number(card) != 1) {
            g->turned = card;
            return;
        }
        g->waits[g->rows++] = 2;
        if (g->closed_n[s] + g->open_n[s] == 0) {
            g->winner = s;
            return;
        }
    }
}

static void deal(Game *g) {
    uint8_t deck[CARDS];
    memset(g, 0, sizeof *g);
    g->winner = -1;
    for (int i = 0; i < CARDS; i++) deck[i] = i;
    for (int i = CARDS - 1; i > 0; i--) {
        int j = below(i + 1);
        uint8_t t = deck[i];
        deck[i] = deck[j], deck[j] = t;
    }
    for (int i = 0; i < CARDS; i++) {
        int s = i % SEATS;
        g->closed[s][g->closed_n[s]++] = deck[i];
    }
    turn_up(g);
}

/* Legal moves: row k is k, the pile of seat s is ROWS + s, keep is -1. */
static int legal(const Game *g, int *moves) {
    int n = 0, want = number(g->turned);
    for (int k = 0; k < g->rows; k++)
        if (g->waits[k] == want) moves[n++] = k;
    if (n && g->turns >= LONG_GAME) return n;
    for (int s = 0; s < SEATS; s++)
        if (s != g->seat && g->open_n[s]) {
            int d = number(g->open[s][g->open_n[s] - 1]) - want;
            if (d == 1 || d == -1) moves[n++] = ROWS + s;
        }
    if (n == 0) moves[n++] = -1;
    return n;
}

static void play(Game *g, int move) {
    int s = g->seat;
    if (move < 0) {
        g->open[s][g->open_n[s]++] = g->turned;
        g->turns++;
        g->seat = (s + 1) % SEATS;
        turn_up(g);
        return;
    }
    if (move < ROWS) g->waits[move] = number(g->turned) == 15 ? 0 : g->waits[move] + 1;
    else g->open[move - ROWS][g->open_n[move - ROWS]++] = g->turned;
    if (g->closed_n[s] + g->open_n[s] == 0) g->winner = s;
    else turn_up(g);
}

int main(int argc, char **argv) {
    int games = argc > 1 ? atoi(argv[1]) : 20000;
    long decisions = 0;
    struct timespec a, b;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &a);
    for (int i = 0; i < games; i++) {
        Game g;
        int moves[ROWS + SEATS];
        deal(&g);
        while (g.winner < 0) {
            int n = legal(&g, moves);
            play(&g, moves[n == 1 ? 0 : below(n)]);
            decisions++;
        }
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &b);
    double seconds = (b.tv_sec - a.tv_sec) + 1e-9 * (b.tv_nsec - a.tv_nsec);
    printf("%.0f %.3f\n", decisions / seconds, (double)decisions / games);
}
